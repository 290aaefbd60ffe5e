declare const stored: unique symbol;

/**
 * JSON text as a column holds it, with its fields encrypted where they must be. It is no string, so that no code
 * mistakes it for the text that was sent. `FieldEncryption.encryptBody` makes one; `toDecryptableJson` decrypts it in a
 * query.
 */
export interface StoredBody {
  readonly [stored]: never;
}
