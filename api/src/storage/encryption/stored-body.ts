declare const stored: unique symbol;

/**
 * JSON text as a column holds it, with its fields that are encrypted sealed. It is no string, so that no code takes it
 * for the text that was sent. `Seals.sealBody` makes one; `openable` has the database's answer opened.
 */
export interface StoredBody {
  readonly [stored]: never;
}
