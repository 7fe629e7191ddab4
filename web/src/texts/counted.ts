/** A number with its noun: "1 member", "3 members". The default plural adds an s. */
export const counted = (count: number, noun: string, plural = `${noun}s`) => `${count} ${count === 1 ? noun : plural}`;
