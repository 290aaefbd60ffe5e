/**
 * The placeholder of an unreadable text was about to overwrite that text, which would be lost even if its key is found
 * again.
 */
export class UndecryptableText extends Error {
  override readonly name = 'UndecryptableText';

  /** @param id the record or breach with the text */
  constructor(readonly id: string) {
    super('A text that cannot be decrypted was to be stored.');
  }
}
