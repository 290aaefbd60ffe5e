import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { foundPlaces, recordKinds, reviewStates } from '../records/review';
import type {
  ConsoleEvents,
  FoundPlace,
  RecordKind,
  ReviewedRecord,
  SearchAnswer,
  StaffMember,
} from '../records/review';
import type {
  NotDuplicates,
  Merge,
  MergeResult,
  RecordConsent,
  RecordVersion,
  Review,
  ReviewSnapshot,
  ReviewCounts,
} from './review-requests';

/** The parsers of the console's responses (contract/review). Only the console loads them. */

const oneOf =
  <Value>(values: readonly Value[]): AnswerReader<Value> =>
  (value) =>
    values.find((one) => one === value);

/** Keeps the values that this release knows: a newer server may send more. */
const known =
  <Value>(values: readonly Value[]): AnswerReader<readonly Value[]> =>
  (list) =>
    Array.isArray(list) ? values.filter((value) => list.includes(value)) : undefined;

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const kind = oneOf(recordKinds);

/** Requires only the id: the other fields depend on the kind, and the console shows any value (requirements 3). */
export const readRecord: AnswerReader<ReviewedRecord> = (value) =>
  isObject(value) && sentence(value['_id']) !== undefined ? (value as ReviewedRecord) : undefined;

const recordVersion = objectReader<RecordVersion>({ _id: sentence, __v: wholeNumber });

export const readReview = objectReader<Review>({
  recordId: sentence,
  state: oneOf(reviewStates),
  note: anyText,
  assignee: (value) => (value === null ? null : anyText(value)),
  version: wholeNumber,
  updatedAt: anyText,
  updatedBy: anyText,
});

export const readNotDuplicates = objectReader<NotDuplicates>({
  _id: sentence,
  records: listReader(recordVersion),
  createdAt: anyText,
  createdBy: anyText,
});

const merge = objectReader<Omit<Merge, 'replaced'>, Required<Pick<Merge, 'replaced'>>>(
  {
    _id: sentence,
    survivor: sentence,
    merged: listReader(sentence),
    createdAt: anyText,
    createdBy: anyText,
  },
  { replaced: (value) => (isObject(value) ? value : undefined) },
);

const consent = objectReader<
  Omit<RecordConsent, 'withdrawnAt'>,
  Required<Pick<RecordConsent, 'withdrawnAt'>>
>({ recordId: sentence, givenAt: anyText }, { withdrawnAt: anyText });

export const readReviewSnapshot = objectReader<
  Omit<ReviewSnapshot, 'consents'>,
  Required<Pick<ReviewSnapshot, 'consents'>>
>(
  {
    reviews: listReader(readReview),
    merges: listReader(merge),
    keptPairs: listReader(readNotDuplicates),
  },
  { consents: listReader(consent) },
);

export const readMergeAnswer = objectReader<MergeResult>({
  merge,
  records: listReader(readRecord),
});

const staff = { _id: sentence, email: sentence };

export const readStaff = listReader(
  objectReader<Pick<StaffMember, '_id' | 'email'>, Required<Pick<StaffMember, 'sections'>>>(staff, {
    sections: known(recordKinds),
  }),
);

/** Kinds with invalid counts are left out. */
export const readCounts = objectReader<object, Required<ReviewCounts>>(
  {},
  Object.fromEntries(
    recordKinds.map((name) => [name, objectReader({ total: wholeNumber, new: wholeNumber })]),
  ) as {
    readonly [Kind in RecordKind]: AnswerReader<Required<ReviewCounts>[Kind]>;
  },
);

const found = objectReader<
  Pick<SearchAnswer['results'][number], 'kind' | 'record'>,
  { readonly foundIn: FoundPlace; readonly isQuarantined: true }
>(
  { kind, record: readRecord },
  { foundIn: oneOf(foundPlaces), isQuarantined: oneOf([true] as const) },
);

export const readSearchAnswer = objectReader<
  Pick<SearchAnswer, 'results' | 'isCut'>,
  { readonly searchedBackTo: string }
>({ results: listReader(found), isCut: flag }, { searchedBackTo: anyText });

/** The data of both events: a `changed` event has no records. */
export const readConsoleEvent = objectReader<
  Pick<ConsoleEvents['arrived'], 'kind'>,
  Required<Pick<ConsoleEvents['arrived'], 'records'>>
>({ kind }, { records: listReader(readRecord) });
