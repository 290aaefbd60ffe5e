import { HttpError } from '../../http/errors/http-error';

/** The store does not answer as it should. The log has its code: what the store called it, or the system. */
export class BucketFault extends HttpError {
  /**
   * @param code e.g. `S3_AccessDenied`, `ECONNREFUSED`
   * @param answered the status of the store's answer; undefined where there was none
   */
  constructor(
    readonly code: string,
    readonly answered?: number,
  ) {
    super(
      503,
      { code: 'busy', params: { seconds: 30 } },
      'We cannot reach our files right now. Please try again in half a minute.',
    );
  }

  /** Whether another try may go well. */
  get isPassing(): boolean {
    return this.answered === undefined || this.answered >= 500 || this.answered === 429;
  }
}
