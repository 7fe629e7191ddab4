/** Name of a kind of attack → how often it was answered with each status; 0 where the connection ended first. */
type Outcomes = Record<string, Record<string, number>>;

export declare const attacks: Readonly<Record<string, (token: string, number: number) => unknown>>;
export declare function attack(options: {
  url: string;
  token: string;
  count: number;
  connections: number;
}): Promise<Outcomes>;
