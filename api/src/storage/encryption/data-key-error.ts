/** The keys of what is encrypted cannot be used as they are; the message says what to do. */
export class DataKeyFault extends Error {
  override readonly name = 'DataKeyFault';
}
