import type { SubmissionName } from '../../records/submissions';
import { anyText, listReader, objectReader, sentence } from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import type { SentState } from './my-data';
import { readSentState } from './my-data-reader';

/**
 * The forms that were sent with a member's confirmed email address: GET with the bearer token of the profile's owner,
 * answered with `OwnSent`. With the same token, the `_id` of a record is its key (contract/my-data).
 */
export const ownSentEndpoint = (id: string) =>
  `/api/profiles/${encodeURIComponent(id)}/sent` as const;

/** Records in a response at most; the newest are kept. */
export const maxOwnSent = 100;

export interface OwnSentRecord<Kind extends string = SubmissionName> {
  readonly _id: string;
  readonly kind: Kind;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly state: SentState;
}

export interface OwnSent<Kind extends string = SubmissionName> {
  /** False if the member has not confirmed the address; then nothing is looked up. */
  readonly isConfirmed: boolean;
  /** Newest first. */
  readonly records: readonly OwnSentRecord<Kind>[];
  /** Whether there are more records than the response contains. */
  readonly isCut: boolean;
}

/** Records of any kind (contract/my-data-reader). */
export type ShownSent = OwnSent<string>;

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const readOwnSent = objectReader<ShownSent>({
  isConfirmed: flag,
  records: listReader(
    objectReader<OwnSentRecord<string>>({
      _id: anyText,
      kind: sentence,
      createdAt: sentence,
      state: readSentState,
    }),
  ),
  isCut: flag,
});
