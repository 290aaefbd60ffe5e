import {
  anyText,
  isObject,
  listReader,
  objectReader,
  parseJson,
  sentence,
} from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { readLanguage } from '../site/languages';
import type { Language } from '../site/languages';
import { dataCategories } from './processing';
import { legalGrounds, purposes } from './purposes';
import type { DataCategory } from './processing';
import type { LegalGround, Purpose } from './purposes';

/**
 * What is kept of a consent, after ISO/IEC TS 27560: in the row of what was sent with it, so that both are stored or
 * neither.
 */
export interface ConsentRecord {
  readonly schemaVersion: typeof consentSchemaVersion;
  /** The id of the row that it stands in. */
  readonly recordId: string;
  /** The server's, as ISO 8601 in UTC. */
  readonly time: string;
  /** Who the church was, as the site said it then. */
  readonly controller: { readonly name: string; readonly address: string };
  readonly purposes: readonly Purpose[];
  readonly ground: LegalGround;
  readonly categories: readonly DataCategory[];
  readonly notice: ConsentNotice;
  /** Where it was given: the path of the form in the api. */
  readonly route: string;
  /** Oldest first; what the last one says holds. */
  readonly events: readonly ConsentEvent[];
}

/** What was read beside the box that was ticked. */
export interface ConsentNotice {
  readonly version: string;
  /** SHA-256 of its words, in base64url. */
  readonly hash: string;
  readonly language: Language;
}

export interface ConsentEvent {
  readonly event: (typeof consentEvents)[number];
  readonly time: string;
}

/** Of this shape; another shape gets another version. */
export const consentSchemaVersion = '1';

export const consentEvents = ['given', 'withdrawn'] as const;

const oneOf =
  <Value>(values: readonly Value[]): AnswerReader<Value> =>
  (value) =>
    values.find((one) => one === value);

const readFields = objectReader<ConsentRecord>({
  schemaVersion: oneOf([consentSchemaVersion]),
  recordId: sentence,
  time: sentence,
  controller: objectReader({ name: anyText, address: anyText }),
  purposes: listReader(oneOf(purposes)),
  ground: oneOf(legalGrounds),
  categories: listReader(oneOf(dataCategories)),
  notice: objectReader<ConsentNotice>({
    version: sentence,
    hash: sentence,
    language: readLanguage,
  }),
  route: sentence,
  events: listReader(objectReader<ConsentEvent>({ event: oneOf(consentEvents), time: sentence })),
});

/**
 * The consent of a row, from its column: JSON text (SQLite) or its value (PostgreSQL's driver parses it). Undefined
 * where there is none or where it cannot be read. It never throws.
 */
export function readConsent(column: unknown): ConsentRecord | undefined {
  const value = typeof column === 'string' ? parseJson(column) : column;
  return isObject(value) ? readFields(value) : undefined;
}

/** Whether a consent was given and is not withdrawn. One that cannot be read does not hold. */
export const holdsConsent = (column: unknown): boolean =>
  readConsent(column)?.events.at(-1)?.event === 'given';
