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
  it("has a line of headings and quotes what would break a line", () => {
    expect(membersCsv([member])).toBe(
      '\uFEFFFirst name,Last name,Email,Education,Skills,Resume\r\nAda,Lovelace,ada@example.com,"B.Sc. ""Mathematics"", 3rd year","React, Node.js",',
    );
  });

  it("keeps the headings of a club without members", () => {
    expect(membersCsv([])).toBe("\uFEFFFirst name,Last name,Email,Education,Skills,Resume");
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1"])("does not let a spreadsheet run %j", (education) => {
    expect(membersCsv([{ ...member, education }])).toContain(`"'${education}"`);
  });
});
