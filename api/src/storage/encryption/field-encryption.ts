import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { KeyRing } from './key-ring';
import { mayContainEncryptedFields, decryptMarkedFields } from './decryptable-json';
import { DecryptedPieceCache } from './decrypted-piece-cache';
import { encryptedEmailFields, encryptedFields, encryptedNoteField } from './encrypted-fields';
import { getKeyId, decryptText, encryptText } from './encrypted-text';
import type { EncryptedField } from './encrypted-text';
import type { StoredBody } from './stored-body';
import { UndecryptableText } from './undecryptable-text';

/**
 * Stands for a text that cannot be decrypted: its key is missing, or the database was tampered with. Forms trim the
 * space at its end, so no sender can send the same text.
 */
export const undecryptablePlaceholder = '[cannot be decrypted / kann nicht entschlüsselt werden] ';

/** Returns whether a text is that placeholder as a form that showed it sends it back. */
export const isUndecryptablePlaceholder = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() === undecryptablePlaceholder.trim();

/**
 * Encrypts what is stored encrypted, and decrypts it in the results of queries that ask for it (`toDecryptableJson`). A
 * repository that forgets to ask gets encrypted text, and one that forgets to encrypt does not compile (`StoredBody`).
 */
export class FieldEncryption implements KyselyPlugin {
  private readonly pieces = new DecryptedPieceCache();
  private ring: KeyRing | undefined;
  /** Tells whether everything in the last result could be decrypted. */
  private isWhole = true;

  get keys(): KeyRing {
    if (this.ring === undefined) throw new Error('The keys are not read yet.');
    return this.ring;
  }

  /** Sets the keys, without which nothing can be encrypted or decrypted. */
  use(ring: KeyRing): void {
    this.ring = ring;
    this.clearCache();
  }

  /**
   * Encrypts the fields of a record's body; fields that are encrypted already stay. Throws UndecryptableText instead of
   * encrypting the placeholder of an unreadable text.
   * @param body JSON text of a record of that kind
   */
  encryptBody(kind: string, id: string, body: string): StoredBody {
    return this.encryptFields({ kind, id }, encryptedFields(kind), body) as unknown as StoredBody;
  }

  /** Encrypts a note of staff on a record or a breach, as JSON text. Throws UndecryptableText. */
  encryptNote(kind: string, id: string, note: string): StoredBody {
    const body = JSON.stringify({ [encryptedNoteField]: note });
    return this.encryptFields({ kind, id }, [encryptedNoteField], body) as unknown as StoredBody;
  }

  /**
   * Encrypts what an email of staff said, as JSON text. Throws UndecryptableText.
   * @param id of its entry in the contact history
   */
  encryptEmail(kind: string, id: string, { subject, text }: StoredEmail): StoredBody {
    const body = JSON.stringify({ subject, text });
    return this.encryptFields({ kind, id }, encryptedEmailFields, body) as unknown as StoredBody;
  }

  /**
   * Encrypts all fields again with the newest key; undefined where they are already. What cannot be decrypted stays.
   * @param stored JSON text as the column has it
   */
  renew(place: RecordPlace, fields: readonly string[], stored: string): StoredBody | undefined {
    const body = JSON.parse(stored) as Record<string, unknown>;
    let isRenewed = false;
    for (const field of fields) {
      const value = this.reencrypt({ ...place, field }, body[field]);
      if (value === undefined) continue;
      body[field] = value;
      isRenewed = true;
    }
    return isRenewed ? (JSON.stringify(body) as unknown as StoredBody) : undefined;
  }

  /** Clears all decrypted text from memory. */
  clearCache(): void {
    this.pieces.clear();
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of result.rows) this.decryptRow(row);
    return result;
  }

  private encryptFields(place: RecordPlace, fields: readonly string[], body: string): string {
    if (fields.length === 0) return body;
    const values = JSON.parse(body) as Record<string, unknown>;
    for (const field of fields) {
      const text = values[field];
      if (text === undecryptablePlaceholder) throw new UndecryptableText(place.id);
      if (typeof text === 'string' && text !== '')
        values[field] = { sealed: encryptText(this.keys.newest, { ...place, field }, text) };
    }
    return JSON.stringify(values);
  }

  private reencrypt(place: EncryptedField, value: unknown): { sealed: string } | undefined {
    const encrypted = getEncryptedText(value);
    if (encrypted !== undefined && getKeyId(encrypted) === this.keys.newest.id) return undefined;
    const text = encrypted === undefined ? value : decryptText(this.find, place, encrypted);
    if (typeof text !== 'string' || text === '') return undefined;
    return { sealed: encryptText(this.keys.newest, place, text) };
  }

  private decryptRow(row: UnknownRow): void {
    for (const column in row) {
      const value = row[column];
      if (typeof value === 'string') {
        if (mayContainEncryptedFields(value))
          row[column] = this.pieces.get(value, this.decryptJson, this.mayKeep);
      } else if (value instanceof Uint8Array && mayContainEncryptedFields(value)) {
        row[column] = this.pieces.get(value, this.decryptBytes, this.mayKeep);
      }
    }
  }

  private readonly find = (id: string) => this.keys.find(id);

  /** A result with an unreadable text is not cached, because its key may be put back. */
  private readonly mayKeep = () => this.isWhole;

  private readonly decryptJson = (text: string): string => {
    this.isWhole = true;
    return decryptMarkedFields(text, this.decryptField, undecryptablePlaceholder);
  };

  private readonly decryptField = (
    place: EncryptedField,
    encrypted: string,
  ): string | undefined => {
    const text = decryptText(this.find, place, encrypted);
    if (text === undefined) this.isWhole = false;
    return text;
  };

  private readonly decryptBytes = (bytes: Uint8Array): Uint8Array =>
    Buffer.from(
      this.decryptJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()),
    );
}

interface StoredEmail {
  readonly subject: string;
  readonly text: string;
}

type RecordPlace = Omit<EncryptedField, 'field'>;

/** Returns whether a value of a body is still encrypted because it could not be decrypted (`toDecryptableJsonForStorage`). */
export const isEncrypted = (value: unknown): boolean => getEncryptedText(value) !== undefined;

function getEncryptedText(value: unknown): string | undefined {
  const isSealed = typeof value === 'object' && value !== null && 'sealed' in value;
  return isSealed && typeof value.sealed === 'string' ? value.sealed : undefined;
}

/** Returns the encryption of a database or of one of its transactions. */
export function getFieldEncryption(database: Pick<Kysely<never>, 'getExecutor'>): FieldEncryption {
  const { plugins } = database.getExecutor();
  const encryption = plugins.find((plugin) => plugin instanceof FieldEncryption);
  if (encryption === undefined) throw new Error('This database has no keys.');
  return encryption;
}
