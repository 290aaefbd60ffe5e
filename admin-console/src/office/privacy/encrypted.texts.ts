interface EncryptedTexts {
  /** Texts of the column for the data of an activity that is stored encrypted. */
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
