import { object, ValidationError, type Schema } from "yup";
import {
  calendarDate,
  email,
  line,
  newPassword,
  optionalName,
  optionalResumeUrl,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredName,
  requiredText,
  resumeUrl,
  skills,
  splitSkills,
  text,
} from "./text.js";
import { isDriveLink } from "../links.js";

/** What a rule makes of a value: the value it stores, or the messages of its refusal. */
async function judge(rule: Schema, value: unknown): Promise<unknown> {
  try {
    return ((await object({ value: rule }).validate({ value }, { abortEarly: false })) as { value: unknown }).value;
  } catch (error) {
    if (error instanceof ValidationError) return { refused: error.errors };
    throw error;
  }
}

const refused = (...messages: string[]) => ({ refused: messages });
const owls = (count: number) => "🦉".repeat(count);

describe("texts", () => {
  test.each<[string, unknown, unknown]>([
    ["trimmed", "  Asha ", "Asha"],
    ["as long as allowed, in code points", owls(5), owls(5)],
    ["as long as allowed once trimmed", ` ${owls(5)} `, owls(5)],
    ["too long by one", owls(6), refused("Name must be at most 5 characters.")],
    ["with NUL", "a\u0000b", refused("Name contains characters that are not allowed.")],
    ["with a new line and a tab", "a\n\tb", "a\n\tb"],
    ["with other line breaks, which become new lines", "a\r\nb\rc", "a\nb\nc"],
    ["with a control character", "a\u0007b", refused("Name contains characters that are not allowed.")],
    ["of a script written from right to left", "שלום", "שלום"],
    ["with an emoji of several code points", "👩‍🎓", "👩‍🎓"],
    ["absent", undefined, undefined],
  ])("%s", async (_name, value, expected) => {
    expect(await judge(text("Name", 5), value)).toEqual(expected);
  });

  test.each([
    ..."\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069",
    ..."\uFFF9\uFFFA\uFFFB\uFDD0\uFDEF\uFFFE\uFFFF\u{1FFFE}\u{10FFFF}\u{E0000}\u{E0041}\u{E007F}",
    "\uD800",
    "\uDC00",
  ])("the invisible character %j is refused", async (character) => {
    expect(await judge(text("Name", 5), `a${character}b`)).toEqual(
      refused("Name contains characters that are not allowed."),
    );
  });

  test.each([..."\n\r\v\f\u0085\u2028\u2029", "\r\n"])("of one line have no %j", async (character) => {
    expect(await judge(line("Name", 5), `a${character}b`)).toEqual(refused("Name must be on one line."));
    expect(await judge(text("Name", 5), `a${character}b`)).toBe("a\nb");
  });

  test.each([..."\t\u0000\u0007\u001B\u007F\u0080\u009F\u202E"])("of one line have no %j either", async (character) => {
    expect(await judge(line("Name", 5), `a${character}b`)).toEqual(
      refused("Name contains characters that are not allowed."),
    );
  });

  test.each([[""], ["   "], [undefined]])("a required one is not %j", async (value) => {
    expect(await judge(requiredText("Name", 5), value)).toEqual(refused("Name is required."));
  });

  test.each<[unknown, unknown]>([
    ["", null],
    ["   ", null],
    [null, null],
    [undefined, undefined],
    [" x ", "x"],
  ])("an optional one that is %j becomes %j", async (value, expected) => {
    expect((await judge(optionalText("Bio", 5), value)) ?? null).toEqual(expected ?? null);
  });
});

describe("names", () => {
  test.each([
    "Win at http://evil.example",
    "HTTPS://evil.example",
    "ftp://evil.example",
    "Go to www.evil.example",
    "(WWW.evil.example)",
    "Write to win@evil.example",
    "win@ガ.テスト",
    "Claim your prize at bit.ly/abc",
    "evil.com/login",
    "//evil",
    "http:evil",
    "mailto:x",
    "ｗｗｗ．evil",
    "http：//evil",
    "a＠b.com",
    "evil。com/x",
  ])("%j has a link", async (value) => {
    for (const rule of [requiredName, optionalName])
      expect(await judge(rule("Name", 80), value)).toEqual(refused("Name must not contain a web or email address."));
    expect(await judge(requiredLine("Title", 80), value)).toBe(value);
  });

  test.each([
    "Acme.ai",
    "J. R. R. Tolkien",
    "Md.Rahman",
    "Awwww. Club",
    "Club @ IIT",
    "@acme",
    "24/7: Support",
    "Big Data: Club",
    "A.R. Rahman / Band",
    "A//B",
  ])("%j has none", async (value) => {
    expect(await judge(requiredName("Name", 80), value)).toBe(value);
  });

  test("are required or not", async () => {
    expect(await judge(requiredName("Name", 80), " ")).toEqual(refused("Name is required."));
    expect(await judge(optionalName("Name", 80), " ")).toBeNull();
  });
});

describe("addresses", () => {
  test.each([
    "asha@example.com",
    "  asha@example.com ",
    "a.b+c@sub.example.co.in",
    "asha@example.xn--p1ai",
    `${"a".repeat(64)}@example.com`,
  ])("%j is an e-mail address", async (value) => {
    expect(await judge(email, value)).toBe(value.trim());
  });

  test.each([
    "asha",
    "asha@",
    "@example.com",
    "asha@example.com, bela@example.com",
    "asha@example.com\nBcc: x@y.z",
    "Asha <asha@example.com>",
    "asha @example.com",
    "asha@example",
    "asha@localhost",
    "asha@example.",
    "asha@192.0.2.1",
    "asha@example.c",
    "asha@example.c0m",
  ])("%j is none", async (value) => {
    expect(await judge(email, value)).toEqual(refused("Please enter a valid email address."));
  });

  test.each([
    ...["\u200B", "\u3164\u3164", "\u00AD", "\u2800", "\uFEFF\u200D", "\uFFFC"],
    ...["\u034F", "\uFE0F", "\u17B4", "\u{E0100}", "\u0301", "\uE000"],
  ])("%j cannot be seen", async (value) => {
    for (const rule of [requiredLine, requiredText])
      expect(await judge(rule("Name", 20), value)).toEqual(refused("Name must contain visible characters."));
  });

  test.each(["न", "👩\u200D💻", "❤\uFE0F", "🏳\uFE0F\u200D🌈", "1\uFE0F\u20E3", "🇮🇳", "👍🏽", "葛\u{E0100}", "é", "!"])(
    "%j can",
    async (value) => {
      expect(await judge(requiredLine("Name", 20), value)).toBe(value);
    },
  );

  test("an e-mail address is required and bounded", async () => {
    expect(await judge(email, "")).toEqual(refused("Email is required."));
    expect(await judge(email, `${"a".repeat(243)}@example.com`)).toEqual({
      refused: expect.arrayContaining(["Email must be at most 254 characters."]) as unknown,
    });
  });

  test.each(["https://example.com", "http://example.com/path?x=1#y", " https://example.com "])(
    "%j is a website",
    async (value) => {
      expect(await judge(optionalUrl("Website"), value)).toBe(value.trim());
    },
  );

  test.each([
    "example.com",
    "//example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com",
    "mailto:a@example.com",
    "https://",
    "http:",
  ])("%j is none", async (value) => {
    expect(await judge(optionalUrl("Website"), value)).toEqual(
      refused("Website must be a full address starting with https:// or http://."),
    );
  });

  test.each(["https://user:pw@example.com", "https://user@example.com", "https://example.com@evil.example/"])(
    "%j is a website with credentials, which can look like another one",
    async (value) => {
      expect(await judge(optionalUrl("Website"), value)).toEqual(
        refused("Website must not contain a user name or password."),
      );
    },
  );

  test.each([
    "https://drive.google.com/file/d/1/view?usp=sharing",
    "https://docs.google.com/document/d/1",
    "HTTPS://DRIVE.GOOGLE.COM/file/d/1",
  ])("%s is a resume link", async (value) => {
    expect(isDriveLink(value)).toBe(true);
    expect(await judge(resumeUrl, value)).toBe(value);
  });

  test.each([
    "http://drive.google.com/file",
    "https://google.com/drive",
    "https://drive.google.com.example.org/file",
    "https://example.org/?drive.google.com",
    "https://example.org/drive.google.com",
    "https://drive.google.com@example.org/file",
    "https://user:secret@drive.google.com/file",
    "https://drive.google.com:8443/file",
    "https://drive.google.com\\@example.org/file",
    "https://mydrive.google.com/file",
    "https://drive.google.com.",
    "https://drіve.google.com/file",
    "drive.google.com/file",
    "javascript:'https://drive.google.com'",
  ])("%s is none", async (value) => {
    expect(isDriveLink(value)).toBe(false);
    expect(await judge(resumeUrl, value)).toEqual(refused("Please provide a valid Google Drive link to your resume."));
    expect(await judge(optionalResumeUrl, value)).toEqual(
      refused("Please provide a valid Google Drive link to your resume."),
    );
  });

  test("a resume link is required at registration and optional afterwards", async () => {
    expect(await judge(resumeUrl, "")).toMatchObject({
      refused: expect.arrayContaining(["Resume link is required."]) as unknown,
    });
    expect(await judge(optionalResumeUrl, " ")).toBeNull();
  });
});

describe("passwords", () => {
  test.each<[string, unknown]>([
    ["1234567", refused("Password must be at least 8 characters.")],
    ["12345678", "12345678"],
    ["        ", "        "],
    [" with blanks around ", " with blanks around "],
    ["x".repeat(200), "x".repeat(200)],
    ["x".repeat(201), refused("Password must be at most 200 characters.")],
  ])("%j", async (value, expected) => {
    expect(await judge(newPassword, value)).toEqual(expected);
  });
});

describe("skills", () => {
  test.each<[unknown, unknown]>([
    [
      [" React ", "react", "REACT", "Vue"],
      ["React", "Vue"],
    ],
    [["", "  ", "Vue"], ["Vue"]],
    [[], []],
    [["x".repeat(60)], ["x".repeat(60)]],
    [["x".repeat(61)], refused("A skill must be at most 60 characters.")],
    [["a\u0000"], refused("A skill contains characters that are not allowed.")],
    [
      Array.from({ length: 60 }, (_each, index) => `${index}`),
      Array.from({ length: 60 }, (_each, index) => `${index}`),
    ],
    [Array.from({ length: 61 }, (_each, index) => `${index}`), refused("At most 60 skills are allowed.")],
    [Array.from({ length: 100 }, () => "React"), ["React"]],
  ])("%#", async (value, expected) => {
    expect(await judge(skills, value)).toEqual(expected);
  });

  test("are split at commas, without empty entries", () => {
    expect(splitSkills(" React, ,Node.js,, C# ")).toEqual(["React", "Node.js", "C#"]);
    expect(splitSkills("  ")).toEqual([]);
  });
});

describe("dates", () => {
  test.each(["2000-01-01", "2024-02-29", "2026-12-31", "2200-12-31"])("%s is one", async (value) => {
    expect(await judge(calendarDate("Due date"), value)).toBe(value);
  });

  test.each([
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "1999-12-31",
    "2201-01-01",
    "2026-1-1",
    "01.02.2026",
    "2026-01-31T00:00:00Z",
    "+002026-01-31",
    "tomorrow",
    " 2026-01-31",
  ])("%j is none", async (value) => {
    expect(await judge(calendarDate("Due date"), value)).toEqual(
      refused("Due date must be a date such as 2026-01-31."),
    );
  });
});
