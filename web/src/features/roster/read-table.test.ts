import { limits } from "@quadwork/server/contract";
import { listedRows, recogniseColumns } from "./columns";
import { checkSize, readTable } from "./read-table";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  [...text].forEach((character, index) => view.setUint16(index * 2, character.charCodeAt(0), !isBigEndian));
  return bytes;
};
/** The rows of a file, as they would be sent. */
const sent = (bytes: Uint8Array) => {
  const table = readTable(bytes);
  return listedRows(table, recogniseColumns(table).columns).map(({ row }) => row);
};

const list = "First name,Last name,Email,Course\nZoë,Nair,zoe@example.com,B.Tech";
const zoe = { email: "zoe@example.com", firstName: "Zoë", lastName: "Nair", education: "B.Tech" };

describe("a list of students", () => {
  it.each([
    ["UTF-8", utf8(list)],
    ["UTF-8 with its mark", utf8(`\uFEFF${list}`)],
    ["UTF-16, little endian", utf16(`\uFEFF${list}`)],
    ["UTF-16, big endian", utf16(`\uFEFF${list}`, true)],
    ["UTF-16 without a mark", utf16(list)],
    ["Windows-1252", Uint8Array.from(list, (character) => character.charCodeAt(0))],
    ["semicolons and Windows line ends", utf8(list.replaceAll(",", ";").replaceAll("\n", "\r\n"))],
    ["tabs, with empty lines", utf8(`\n${list.replaceAll(",", "\t")}\n\t\t\t\n`)],
  ])("is read from %s", (_form, bytes) => {
    expect(sent(bytes)).toEqual([zoe]);
  });

  it("keeps formulas as texts and joins quoted line breaks", () => {
    const [row] = sent(utf8('Name,E-mail,Degree\n"=HYPERLINK(""x"")\nRao",a@example.com,"+B.Tech,\r\n1st year"'));
    expect(row).toEqual({
      email: "a@example.com",
      firstName: '=HYPERLINK("x")',
      lastName: "Rao",
      education: "+B.Tech, 1st year",
    });
  });

  it("needs no headings, and no more than addresses", () => {
    const empty = { firstName: "", lastName: "", education: "" };
    expect(sent(utf8("a@example.com\nb@example.com"))).toEqual([
      { email: "a@example.com", ...empty },
      { email: "b@example.com", ...empty },
    ]);
  });

  it("asks which of two columns has the addresses, and marks repeated ones", () => {
    const table = readTable(
      utf8("Name,College email,Private e-mail\nAsha Devi Rao,A@x.example,b@y.example\nNoor,a@x.example,"),
    );
    const { columns, isAmbiguous } = recogniseColumns(table);
    expect(isAmbiguous).toBe(true);
    expect(columns).toEqual({ email: null, firstName: null, lastName: null, name: 0, education: null });
    expect(listedRows(table, { ...columns, email: 1 })).toEqual([
      {
        number: 1,
        isRepeated: false,
        row: { email: "A@x.example", firstName: "Asha Devi", lastName: "Rao", education: "" },
      },
      { number: 2, isRepeated: true, row: { email: "a@x.example", firstName: "Noor", lastName: "", education: "" } },
    ]);
  });

  it.each([
    ["nothing", utf8(""), "The file is empty."],
    ["blank lines", utf8(" \n\n"), "The file is empty."],
    ["headings only", utf8("Name,Email\n"), "The file has a row of headings and nothing below it."],
    ["no addresses", utf8("Name\nAsha"), "No column has email addresses."],
    ["a spreadsheet", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 8, 0), "This is not a CSV file."],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0xff), "This is not a CSV file."],
    [
      "an open quotation mark",
      utf8('Name,Email\n"Asha,a@example.com\nNoor,n@example.com'),
      "A quotation mark in row 2",
    ],
    ["too many rows", utf8(`Email\n${"a@example.com\n".repeat(1001)}`), "The file has 1001 students; 1000 can"],
  ])("is refused with %s", (_form, bytes, reason) => {
    expect(() => readTable(bytes)).toThrow(reason);
  });

  it("is refused by its size, before it is read", () => {
    expect(() => checkSize(10 * 2 ** 20)).toThrow("The file has 10 MB; a list may have 1 MB.");
    expect(() => checkSize(limits.rosterFileBytes)).not.toThrow();
  });

  it("cuts endless cells, which the server still refuses", () => {
    expect(sent(utf8(`Email,Name\na@example.com,${"x".repeat(5000)}`))[0]!.firstName).toHaveLength(400);
  });
});
