import { recordKinds } from '../../records/review';
import type { RecordKind } from '../../records/review';
import { anyText, listReader, objectReader, sentence, wholeNumber } from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import { unlisted } from './people-readers';
import { retentionReasons } from './retention';
import type {
  DueRecord,
  HeldRecord,
  RetainedKind,
  RetentionOverview,
  RetentionQuestion,
  RetentionReason,
} from './retention';

/** Parses the response about the removal of records (contract/retention). */

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const kind: AnswerReader<RecordKind> = (value) => recordKinds.find((one) => one === value);

const reason: AnswerReader<RetentionReason> = (value) =>
  retentionReasons.find((one) => one === value);

const question = objectReader<RetentionQuestion>({
  askedAt: sentence,
  records: wholeNumber,
  reason,
  isConfirmed: flag,
});

const retainedKind = objectReader<
  Omit<RetainedKind, 'question'>,
  Required<Pick<RetainedKind, 'question'>>
>({ kind, due: wholeNumber, soon: wholeNumber }, { question });

const dueRecord = objectReader<DueRecord, Required<Pick<DueRecord, 'unlisted'>>>(
  { kind, _id: sentence, dueAt: sentence },
  { unlisted },
);

const heldRecord = objectReader<HeldRecord, Required<Pick<HeldRecord, 'unlisted'>>>(
  { kind, _id: sentence, reason: anyText, until: sentence, heldAt: sentence, heldBy: sentence },
  { unlisted },
);

export const readRetentionOverview: AnswerReader<RetentionOverview> = objectReader<
  Omit<RetentionOverview, 'lookedAt'>,
  Required<Pick<RetentionOverview, 'lookedAt'>>
>(
  { kinds: listReader(retainedKind), records: listReader(dueRecord), held: listReader(heldRecord) },
  { lookedAt: sentence },
);
