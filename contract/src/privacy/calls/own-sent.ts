import { profileEndpoint } from '../../records/profile';
import type { SubmissionName } from '../../records/submissions';
import { anyText, listReader, objectReader, sentence } from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import type { SentState } from './my-data';
import { readSentState } from './my-data-reader';

/**
 * What was sent under a member's confirmed e-mail, for that member alone: GET with the bearer of the profile's owner,
 * answered with `OwnSent`. With the same bearer the `_id` of each is the key that opens and changes it
 * (contract/my-data).
 */
export const ownSentEndpoint = (id: string) => `${profileEndpoint(id)}/sent` as const;

/** So many are answered at most, the newest. */
export const maxOwnSent = 100;

export interface OwnSentRecord<Kind extends string = SubmissionName> {
  readonly _id: string;
  readonly kind: Kind;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly state: SentState;
}

export interface OwnSent<Kind extends string = SubmissionName> {
  /** Nothing is looked for under an address that the member has not confirmed as theirs. */
  readonly isConfirmed: boolean;
  /** Newest first. */
  readonly records: readonly OwnSentRecord<Kind>[];
  /** Whether there are more than are answered. */
  readonly isCut: boolean;
}

/** Of any kind, as a record that is shown (contract/my-data-reader). */
export type ShownSent = OwnSent<string>;

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** The schema of what was sent under a member's address. */
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
