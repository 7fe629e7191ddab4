/** What server processes announce to each other: heard on a test server's database, or said in their place. */
import pg from "pg";
import type { TestServer } from "./test-server.ts";

/** An event as server processes send it to each other. */
export interface Announcement {
  id: string;
  type: string;
  occurredAt: string;
  [id: string]: string;
}

const channel = "quadwork_events";

/** The announcements, in commit order. */
export interface Announcements {
  /** All announcements since the last call. */
  take(): Promise<Announcement[]>;
  stop(): Promise<void>;
}

export async function listenToAnnouncements(databaseUrl: string): Promise<Announcements> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`listen ${channel}; listen fence`);
  let heard: Announcement[] = [];
  const atFence: (() => void)[] = [];
  client.on("notification", ({ channel: from, payload }) => {
    if (from === channel) heard.push(JSON.parse(payload!) as Announcement);
    else atFence.shift()?.();
  });
  return {
    async take() {
      // Notifications arrive in commit order: once this one is here, so are all earlier ones.
      const fence = new Promise<void>((resolve) => atFence.push(resolve));
      await client.query("notify fence");
      await fence;
      const taken = heard;
      heard = [];
      return taken;
    },
    stop: () => client.end(),
  };
}

/** Announces an event as another server process would; `event` holds its type and what belongs to that. */
export async function announce({ database }: Pick<TestServer, "database">, event: object): Promise<void> {
  const announcement = { id: "0", occurredAt: "2030-01-01T00:00:00Z", ...event };
  await database.query("select pg_notify($1, $2)", [channel, JSON.stringify(announcement)]);
}

/** Announces that a project is open, which everyone who may see the project hears. */
export const announceStatus = (server: Pick<TestServer, "database">, projectId: string): Promise<void> =>
  announce(server, { type: "project.statusChanged", projectId, status: "open" });
