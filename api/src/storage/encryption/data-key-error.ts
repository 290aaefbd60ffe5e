/** The encryption keys cannot be used as they are; the message says what to do. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError';
}
