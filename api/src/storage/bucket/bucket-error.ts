/** The store failed or refused. The log shows the code, which is the store's or the system's. */
export class BucketError extends Error {
  override readonly name = 'BucketError';

  /**
   * @param code e.g. `S3_AccessDenied`, `ECONNREFUSED`
   * @param answered the status of the response; undefined where there was none
   */
  constructor(
    readonly code: string,
    readonly answered?: number,
  ) {
    super(`The store did not answer as it should: ${code}`);
  }

  /** Returns whether a retry may succeed. */
  get isPassing(): boolean {
    return this.answered === undefined || this.answered >= 500 || this.answered === 429;
  }
}
