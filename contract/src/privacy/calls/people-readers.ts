import { recordKinds } from '../../records/review';
import type { RecordKind } from '../../records/review';
import { readRecord } from '../../records/review-readers';
import { isObject, listOf, objectOf, sentence, wholeNumber } from '../../wire/answer-reader';
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

const personRecord = objectOf<PersonRecord, { unlisted: UnlistedPlace }>(
  { kind, record: readRecord, reasons: listOf(reason) },
  { unlisted },
);

/** A place that the server does not name has nothing. */
const attached: AnswerReader<AttachedCounts> = (value) =>
  isObject(value)
    ? (Object.fromEntries(
        attachedPlaces.map((place) => [place, wholeNumber(value[place]) ?? 0]),
      ) as AttachedCounts)
    : undefined;

/** Kinds that this release knows. */
const counts: AnswerReader<ErasurePlan['records']> = (value) =>
  isObject(value)
    ? Object.fromEntries(
        recordKinds.flatMap((one) => {
          const count = wholeNumber(value[one]);
          return count === undefined ? [] : [[one, count]];
        }),
      )
    : undefined;

const lockedAway = objectOf<LockedAway>({ kind, _id: sentence, until: sentence });

export const readFoundPerson = objectOf<FoundPerson>({
  sure: listOf(personRecord),
  undecided: listOf(personRecord),
  attached,
  isCut: flag,
});

export const readErasurePlan = objectOf<ErasurePlan>({
  plan: sentence,
  records: counts,
  locked: listOf(lockedAway),
  attached,
});

export const readErasureAnswer = objectOf<ErasureAnswer>({
  _id: sentence,
  erased: wholeNumber,
  locked: listOf(lockedAway),
  isFinished: flag,
});
