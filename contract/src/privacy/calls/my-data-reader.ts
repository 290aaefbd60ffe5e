import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import { sentStates } from './my-data';
import type { LinkedRecord, SentRecord, SentState } from './my-data';

/** A record of any kind: the page shows those of unknown kinds as well. */
export type ShownRecord = SentRecord<string>;

const readFields: AnswerReader<ShownRecord['fields']> = (value) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : undefined;

export const readSentState: AnswerReader<SentState> = (value) =>
  sentStates.find((state) => state === value);

/** Parses the response about one submission (contract/my-data). */
export const readSentRecord = objectReader<
  Omit<ShownRecord, 'consent' | 'erasure'>,
  Required<Pick<ShownRecord, 'consent' | 'erasure'>>
>(
  {
    kind: sentence,
    createdAt: sentence,
    __v: wholeNumber,
    state: readSentState,
    fields: readFields,
  },
  {
    consent: objectReader({ givenAt: anyText }, { withdrawnAt: anyText }),
    erasure: objectReader({ askedAt: anyText, dueAt: anyText }),
  },
);

/** A record of any kind, as `ShownRecord`. */
export type ShownLinkedRecord = LinkedRecord<string>;

const readRecord: AnswerReader<ShownLinkedRecord> = (value) => {
  const sent = readSentRecord(value);
  const _id = isObject(value) ? sentence(value['_id']) : undefined;
  return sent === undefined || _id === undefined ? undefined : { _id, ...sent };
};

/** Parses the response to an emailed link (contract/my-data). */
export const readLinkedRecords = objectReader<{
  readonly records: readonly ShownLinkedRecord[];
  readonly isCut: boolean;
}>({
  records: listReader(readRecord),
  isCut: (value) => (typeof value === 'boolean' ? value : undefined),
});
