/** Listens to the announcements that a test server's writes make in its database. */
import pg from "pg";

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
