/** The store does not answer as it should. The log has its code: what the store called it, or the system. */
export class BucketError extends Error {
  override readonly name = 'BucketError';

  /**
   * @param code e.g. `S3_AccessDenied`, `ECONNREFUSED`
   * @param answered the status of the store's answer; undefined where there was none
   */
  constructor(
    readonly code: string,
    readonly answered?: number,
  ) {
    super(`The store did not answer as it should: ${code}`);
  }

  /** Whether another try may go well. */
  get isPassing(): boolean {
    return this.answered === undefined || this.answered >= 500 || this.answered === 429;
  }
}
