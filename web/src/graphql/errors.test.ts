import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { applyFieldErrors, describeError } from "./errors";

const answered = (code: string, message: string, fields?: object) => [
  { message, extensions: { code, ...(fields && { fields }) } },
];

describe("describing an error", () => {
  it("reads the first of the API's errors", () => {
    const errors = answered("CONFLICT", "Someone was quicker.");
    const expected = { code: "CONFLICT", message: "Someone was quicker.", fields: {} };
    expect(describeError(new CombinedGraphQLErrors({ errors }))).toEqual(expected);
  });

  it("finds the API's errors in an answer that Apollo could not read", () => {
    const bodyText = JSON.stringify({ errors: answered("DATABASE_UNAVAILABLE", "Later, please.") });
    const error = new ServerError("503", { response: new Response(null, { status: 503 }), bodyText });
    expect(describeError(error)).toMatchObject({ code: "DATABASE_UNAVAILABLE", message: "Later, please." });
  });

  it("blames the connection when there was no answer", () => {
    expect(describeError(new TypeError("Failed to fetch"))).toMatchObject({
      code: "UNREACHABLE",
      message: expect.stringContaining("connection") as string,
    });
  });

  it("hides an error that is not in the API's catalogue", () => {
    const described = describeError(
      new CombinedGraphQLErrors({ errors: answered("42P01", 'relation "clubs" does not exist') }),
    );
    expect(described).toMatchObject({
      code: "INTERNAL_SERVER_ERROR",
      message: "Something went wrong on our side. Please try again.",
    });
  });

  it("puts field errors beside the fields and reports when there are none", () => {
    const form = { setFieldError: jest.fn(), setFieldTouched: jest.fn() };
    const error = new CombinedGraphQLErrors({
      errors: answered("BAD_USER_INPUT", "Check.", { "deliverables.0.title": "Title is required." }),
    });
    expect(applyFieldErrors(form, error)).toBe(true);
    expect(form.setFieldError).toHaveBeenCalledWith("deliverables.0.title", "Title is required.");
    expect(form.setFieldTouched).toHaveBeenCalledWith("deliverables.0.title", true, false);
    expect(applyFieldErrors(form, new TypeError("Failed to fetch"))).toBe(false);
  });
});
