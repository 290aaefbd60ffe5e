import { recordKinds } from '../../records/review';
import type { RecordKind } from '../../records/review';
import { readRecord } from '../../review/review-readers';
import {
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import { attachedPlaces, personReasons, unlistedPlaces } from './people';
import type {
  AttachedCounts,
  ErasureAnswer,
  ErasurePlan,
  FoundPerson,
  LockedAway,
  PersonReason,
  PersonRecord,
  UnlistedPlace,
} from './people';

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const kind: AnswerReader<RecordKind> = (value) => recordKinds.find((one) => one === value);
const reason: AnswerReader<PersonReason> = (value) => personReasons.find((one) => one === value);

export const unlisted: AnswerReader<UnlistedPlace> = (value) =>
  unlistedPlaces.find((one) => one === value);

const personRecord = objectReader<PersonRecord, { unlisted: UnlistedPlace }>(
  { kind, record: readRecord, reasons: listReader(reason) },
  { unlisted },
);

/** A count that the server does not name is zero. */
const attached: AnswerReader<AttachedCounts> = (value) =>
  isObject(value)
    ? (Object.fromEntries(
        attachedPlaces.map((place) => [place, wholeNumber(value[place]) ?? 0]),
      ) as AttachedCounts)
    : undefined;

/** Counts of the kinds that this release knows. */
const counts: AnswerReader<ErasurePlan['records']> = (value) =>
  isObject(value)
    ? Object.fromEntries(
        recordKinds.flatMap((one) => {
          const count = wholeNumber(value[one]);
          return count === undefined ? [] : [[one, count]];
        }),
      )
    : undefined;

const lockedAway = objectReader<LockedAway>({ kind, _id: sentence, until: sentence });

export const readFoundPerson = objectReader<FoundPerson>({
  sure: listReader(personRecord),
  undecided: listReader(personRecord),
  attached,
  isCut: flag,
});

export const readErasurePlan = objectReader<ErasurePlan>({
  plan: sentence,
  records: counts,
  locked: listReader(lockedAway),
  attached,
});

export const readErasureAnswer = objectReader<ErasureAnswer>({
  _id: sentence,
  erased: wholeNumber,
  locked: listReader(lockedAway),
  isFinished: flag,
});
