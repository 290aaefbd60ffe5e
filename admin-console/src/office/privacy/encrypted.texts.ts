interface EncryptedTexts {
  /** Of the column that says what of an activity's data is stored encrypted. */
  readonly header: string;
  readonly message: string;
  readonly notes: string;
  readonly nothing: string;
}

export const encryptedTexts: EncryptedTexts = {
  header: 'Stored encrypted',
  message: 'the message',
  notes: 'notes of staff',
  nothing: 'nothing',
};
