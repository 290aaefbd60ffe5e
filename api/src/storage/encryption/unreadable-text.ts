/** A text that cannot be read would be written over, and be lost where its key is found again. */
export class UnreadableText extends Error {
  override readonly name = 'UnreadableText';

  /** @param id of what it is about */
  constructor(readonly id: string) {
    super('A text that cannot be decrypted was to be stored.');
  }
}
