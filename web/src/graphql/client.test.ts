import { gql } from "@apollo/client";
import { getClient } from "./client";
import { sessionStore } from "./session";
import { answeredSession, storedSession } from "./session/test-session";
import { failure, mockApi } from "./test-api";

const ME = gql`
  query Me {
    me {
      id
      firstName
    }
  }
`;
const me = (firstName: string) => ({ data: { me: { __typename: "Profile", id: "1", firstName } } });
const read = () => getClient().query<{ me: { firstName: string } }>({ query: ME, fetchPolicy: "network-only" });

let api: ReturnType<typeof mockApi>;
afterEach(() => {
  api.restore();
  sessionStore.clear();
});

describe("the Apollo client", () => {
  it("sends the access token", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    api = mockApi({ Me: () => me("Asha") });
    await read();
    expect(api.calls[0]!.headers.get("authorization")).toBe("Bearer access-1");
  });

  it("refreshes a refused token once and retries", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    let asked = 0;
    api = mockApi({
      Me: () => (asked++ === 0 ? failure("UNAUTHENTICATED") : me("Asha")),
      RefreshSession: () => ({
        data: { refreshSession: answeredSession({ access_token: "access-2", refresh_token: "refresh-2" }) },
      }),
    });
    const { data } = await read();
    expect(data?.me.firstName).toBe("Asha");
    expect(api.operations()).toEqual(["Me", "RefreshSession", "Me"]);
    expect(api.calls[2]!.headers.get("authorization")).toBe("Bearer access-2");
  });

  it("signs out when the refreshed token is refused too, without retrying forever", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    api = mockApi({
      Me: () => failure("UNAUTHENTICATED"),
      RefreshSession: () => ({
        data: { refreshSession: answeredSession({ access_token: "access-2", refresh_token: "refresh-2" }) },
      }),
    });
    await expect(read()).rejects.toThrow("UNAUTHENTICATED");
    expect(api.operations()).toEqual(["Me", "RefreshSession", "Me"]);
    expect(sessionStore.get()).toBeNull();
  });

  it("signs out when the session cannot be refreshed", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    api = mockApi({ Me: () => failure("UNAUTHENTICATED"), RefreshSession: () => failure("SESSION_EXPIRED") });
    await expect(read()).rejects.toThrow("UNAUTHENTICATED");
    expect(sessionStore.get()).toBeNull();
  });

  it("gives the next user a client without the first user's data", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    api = mockApi({ Me: () => me("Asha") });
    await read();
    const first = getClient();
    expect(getClient()).toBe(first);
    expect(first.readQuery({ query: ME })).not.toBeNull();

    sessionStore.clear();
    sessionStore.set(storedSession({ user: { ...storedSession().user, id: "another" } }), "SIGNED_IN");
    expect(getClient()).not.toBe(first);
    expect(getClient().readQuery({ query: ME })).toBeNull();
  });
});
