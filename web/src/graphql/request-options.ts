/** Options of a single request. */
export interface RequestOptions {
  /** The caller's access token, where it matters. */
  accessToken?: string;
  /** Aborts the request. */
  signal?: AbortSignal;
}
