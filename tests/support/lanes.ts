/**
 * The two lanes of tests. The gate (`npm test`) runs a short form of tests that work in rounds or under load. The soak
 * (`npm run test:soak`) runs the full form: it sets SOAK=1 and runs only the files that import this one.
 */

/** Whether this run is the soak. */
export const isSoak = process.env["SOAK"] === "1";

/** Picks the value for the current lane. */
export const inLane = <Value>({ gate, soak }: { gate: Value; soak: Value }): Value => (isSoak ? soak : gate);
