import type { FromSchema } from 'json-schema-to-ts';
import { listReader, objectReader, sentence } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { recordId, recordKinds } from './review';
import type { RecordKind, ReviewedRecord } from './review';
import { readRecord } from './review-readers';

/** GET: the records in quarantine, newest first, as `QuarantinedRecord[]`. They are in no list. */
export const quarantineEndpoint = '/api/admin/quarantine';
/** POST without a body: moves the record to its list; 204. 404 if it is not in quarantine. */
export const releaseEndpoint = (id: string) =>
  `/api/admin/quarantine/${encodeURIComponent(id)}/release` as const;

/** Records that one request releases at most. */
export const maxReleased = 500;

/**
 * POST `releaseBody`: releases many records and answers with `Released`, which leaves out those that are no longer in
 * quarantine.
 */
export const releasesEndpoint = '/api/admin/quarantine/release';

export const releaseBody = {
  type: 'object',
  properties: {
    records: {
      type: 'array',
      minItems: 1,
      maxItems: maxReleased,
      uniqueItems: true,
      items: recordId,
    },
  },
  required: ['records'],
  additionalProperties: false,
} as const;

export type ReleaseRequest = FromSchema<typeof releaseBody>;

export interface ReleaseResult {
  readonly released: readonly string[];
}

/**
 * The sender filled in the hidden field, sent a link faster than people type, sent more from one address than a full
 * church hall would, or took more places in a programme than one sender may.
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'too-many';

export interface QuarantinedRecord {
  readonly kind: RecordKind;
  readonly reason: QuarantineReason;
  readonly record: ReviewedRecord;
}

const oneOf =
  <Value>(values: readonly Value[]): AnswerReader<Value> =>
  (value) =>
    values.find((one) => one === value);

export const readQuarantine = listReader(
  objectReader<QuarantinedRecord>({
    kind: oneOf(recordKinds),
    reason: oneOf<QuarantineReason>(['honeypot', 'too-fast', 'too-many']),
    record: readRecord,
  }),
);

export const readReleased = objectReader<ReleaseResult>({ released: listReader(sentence) });
