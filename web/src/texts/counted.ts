/** A number with its noun: "1 member", "3 members". The plural is the noun with an s unless it is given. */
export const counted = (count: number, noun: string, plural = `${noun}s`) => `${count} ${count === 1 ? noun : plural}`;
