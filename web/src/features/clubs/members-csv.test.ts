import Papa from "papaparse";
import { membersCsv } from "./members-csv";

const member = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  education: 'B.Sc. "Mathematics", 3rd year',
  skills: ["React", "Node.js"],
  resumeUrl: null,
};

describe("membersCsv", () => {
  it("has a header row and quotes every cell", () => {
    expect(membersCsv([member])).toBe(
      '\uFEFF"First name","Last name","Email","Education","Skills","Resume"\r\n' +
        '"Ada","Lovelace","ada@example.com","B.Sc. ""Mathematics"", 3rd year","React, Node.js",""',
    );
  });

  it("keeps the headings of a club without members", () => {
    expect(membersCsv([])).toBe('\uFEFF"First name","Last name","Email","Education","Skills","Resume"');
  });

  it.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(1)", "'@SUM(1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", "'\r'=1"],
    ["＝1", "'＝1"],
    ['=HYPERLINK("https://example.com")\nB.Sc.', '\'=HYPERLINK("https://example.com")\nB.Sc.'],
    ["B.Sc.\n=1\r\n+2\u2028@3", "B.Sc.\n'=1\r\n'+2\u2028'@3"],
    ["B.Sc. = 1\n1-2", "B.Sc. = 1\n1-2"],
    ["B.Sc.;=1+1", "B.Sc.;=1+1"],
  ])("does not let a spreadsheet run %j", (education, shown) => {
    const { data, errors } = Papa.parse<Record<string, string>>(membersCsv([{ ...member, education }]).slice(1), {
      header: true,
      newline: "\r\n",
    });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      {
        "First name": "Ada",
        "Last name": "Lovelace",
        Email: "ada@example.com",
        Education: shown,
        Skills: "React, Node.js",
        Resume: "",
      },
    ]);
  });
});
