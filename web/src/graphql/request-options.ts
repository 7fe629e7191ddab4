/** What a single request may carry. */
export interface RequestOptions {
  /** Who asks, where it matters. */
  accessToken?: string;
  /** Gives up on the answer. */
  signal?: AbortSignal;
}
