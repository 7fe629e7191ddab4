import { failure, mockApi } from "../test-api";
import { CHECK_INTERVAL_MILLISECONDS, liveSession, refreshSession, startAutoRefresh } from "./refresh";
import { SESSION_KEY, sessionStore } from "./store";
import { answeredSession, storedSession } from "./test-session";

const renewed = { access_token: "access-2", refresh_token: "refresh-2" };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

let api: ReturnType<typeof mockApi> | undefined;
const answer = (handler: Parameters<typeof mockApi>[0][string]) => (api = mockApi({ RefreshSession: handler }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  api?.restore();
  jest.useRealTimers();
});

describe("refreshing the session", () => {
  it("sends one request for simultaneous calls", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    const { calls } = answer(() => ({ data: { refreshSession: answeredSession(renewed) } }));
    const sessions = await Promise.all([refreshSession(), refreshSession(), refreshSession()]);
    expect(calls.map(({ variables }) => variables)).toEqual([{ input: { refreshToken: "refresh-1" } }]);
    expect(sessions.map((session) => session?.access_token)).toEqual(["access-2", "access-2", "access-2"]);
    expect(sessionStore.get()!.refresh_token).toBe("refresh-2");
  });

  it("signs out when the server refuses the refresh token", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    answer(() => failure("SESSION_EXPIRED"));
    await expect(refreshSession()).resolves.toBeNull();
    expect(sessionStore.get()).toBeNull();
  });

  it("adopts another tab's session instead of signing out when it lost the race", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    answer(() => {
      localStorage.setItem(SESSION_KEY, JSON.stringify(storedSession(renewed)));
      return failure("SESSION_EXPIRED");
    });
    await expect(refreshSession()).resolves.toMatchObject(renewed);
    expect(sessionStore.get()).toMatchObject(renewed);
  });

  it("stays signed out after signing out during a refresh", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    answer(() => {
      sessionStore.clear();
      return { data: { refreshSession: answeredSession(renewed) } };
    });
    await expect(refreshSession()).resolves.toBeNull();
    expect(sessionStore.get()).toBeNull();
  });

  it("retries with a back-off that doubles from 200 ms, and keeps the session meanwhile", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    const times: number[] = [];
    answer(() => {
      times.push(Date.now());
      if (times.length < 4) throw new TypeError("Failed to fetch");
      return { data: { refreshSession: answeredSession(renewed) } };
    });
    const refreshed = refreshSession();
    await jest.advanceTimersByTimeAsync(2000);
    await expect(refreshed).resolves.toMatchObject(renewed);
    expect(times.slice(1).map((time, index) => time - times[index]!)).toEqual([200, 400, 800]);
  });

  it("gives up before the next regular check and keeps the session", async () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    answer(() => failure("DATABASE_UNAVAILABLE"));
    const refreshed = expect(refreshSession()).rejects.toThrow("DATABASE_UNAVAILABLE");
    await jest.advanceTimersByTimeAsync(CHECK_INTERVAL_MILLISECONDS);
    await refreshed;
    expect(sessionStore.get()!.refresh_token).toBe("refresh-1");
  });

  it("checks every 30 s and refreshes within 90 s of the end, not before", async () => {
    sessionStore.set(storedSession({ expires_at: inSeconds(130) }), "SIGNED_IN");
    const { calls } = answer(() => ({
      data: { refreshSession: answeredSession({ ...renewed, expires_at: inSeconds(3600) }) },
    }));
    const stop = startAutoRefresh();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(calls).toHaveLength(1);
    stop();
  });

  it("refreshes an expired session before use", async () => {
    sessionStore.set(storedSession({ expires_at: inSeconds(-5) }), "SIGNED_IN");
    answer(() => ({ data: { refreshSession: answeredSession(renewed) } }));
    await expect(liveSession()).resolves.toMatchObject(renewed);
  });
});
