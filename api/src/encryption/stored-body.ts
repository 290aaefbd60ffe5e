declare const stored: unique symbol;

/**
 * JSON text as a column holds it, with its fields that are encrypted sealed: no string, so that nobody takes it for what was
 * sent. `Seals.sealBody` makes one; `openable` has the database's answer opened.
 */
export interface StoredBody {
  readonly [stored]: never;
}
