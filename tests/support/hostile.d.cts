/** Name of a kind of attack → how often each status came back; 0 where the connection closed early. */
type Outcomes = Record<string, Record<string, number>>;

export declare const attacks: Readonly<Record<string, (token: string, number: number) => unknown>>;
export declare function attack(options: {
  url: string;
  token: string;
  count: number;
  connections: number;
}): Promise<Outcomes>;
