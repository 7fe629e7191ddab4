/**
 * The two lanes of tests. The gate (`npm test`) takes the short form of what works by rounds and by load, the soak
 * (`npm run test:soak`) the whole: it sets SOAK=1 and runs the files that import this one, and no others.
 */

/** Whether this is the soak. */
export const isSoak = process.env["SOAK"] === "1";

/** What a test takes in this lane. */
export const inLane = <Value>({ gate, soak }: { gate: Value; soak: Value }): Value => (isSoak ? soak : gate);
