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
 * The record of a consent, after ISO/IEC TS 27560. It is a column of the submission's row, so that both are stored or
 * neither.
 */
export interface ConsentRecord {
  readonly schemaVersion: typeof consentSchemaVersion;
  /** Id of the row that holds it. */
  readonly recordId: string;
  /** Server time, ISO 8601 in UTC. */
  readonly time: string;
  /** Name and address of the church, as the site showed them then. */
  readonly controller: { readonly name: string; readonly address: string };
  readonly purposes: readonly Purpose[];
  readonly ground: LegalGround;
  readonly categories: readonly DataCategory[];
  readonly notice: ConsentNotice;
  /** API path of the form. */
  readonly route: string;
  /** Oldest first; the last event decides. */
  readonly events: readonly ConsentEvent[];
}

/** The notice beside the checkbox. */
export interface ConsentNotice {
  readonly version: string;
  /** SHA-256 of its text, in base64url. */
  readonly hash: string;
  readonly language: Language;
}

export interface ConsentEvent {
  readonly event: (typeof consentEvents)[number];
  readonly time: string;
}

/** A change of the record's shape needs a new version. */
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
 * Parses a row's consent column: JSON text (SQLite) or its value (PostgreSQL's driver parses it). Returns undefined if
 * there is none or it is invalid. Never throws.
 */
export function readConsent(column: unknown): ConsentRecord | undefined {
  const value = typeof column === 'string' ? parseJson(column) : column;
  return isObject(value) ? readFields(value) : undefined;
}

/** Whether a consent was given and not withdrawn. An invalid one does not count. */
export const holdsConsent = (column: unknown): boolean =>
  readConsent(column)?.events.at(-1)?.event === 'given';
