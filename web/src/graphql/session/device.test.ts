import { mockApi } from "../test-api";
import { logIn, logOut } from "./actions";
import { SESSION_KEY } from "./store";
import { answeredSession } from "./test-session";

const input = { email: "asha@example.com", password: "correct horse battery" };

let api: ReturnType<typeof mockApi>;
beforeEach(() => {
  api = mockApi({
    LogIn: () => ({ data: { logIn: { ...answeredSession(), deviceToken: "device-1" } } }),
    LogOut: () => ({ data: { logOut: true } }),
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
  jest.restoreAllMocks();
});

const sent = () => api.calls.filter(({ operation }) => operation === "LogIn").map(({ variables }) => variables);

describe("the browser as a device", () => {
  it("is named in the next login, even after a logout", async () => {
    await logIn(input);
    await logOut();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    await logIn(input);
    expect(sent()).toEqual([{ input }, { input: { ...input, deviceToken: "device-1" } }]);
  });

  it("is not part of the session", async () => {
    await logIn(input);
    expect(localStorage.getItem(SESSION_KEY)).not.toContain("device-1");
  });

  it("is new each time if local storage is refused", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    await logIn(input);
    await logOut();
    await logIn(input);
    expect(sent()).toEqual([{ input }, { input }]);
  });
});
