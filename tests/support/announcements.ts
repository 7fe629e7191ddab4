/** Listens on a test server's database to what its writes announce. */
import pg from "pg";

/** An event as it is told between server processes. */
export interface Announcement {
  id: string;
  type: string;
  occurredAt: string;
  [id: string]: string;
}

const channel = "quadwork_events";

/** What was announced, in the order of the commits. */
export interface Announcements {
  /** Everything announced since it was asked for last. */
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
      // Notifications arrive in the order of the commits, so that behind this one nothing earlier is still to come.
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
