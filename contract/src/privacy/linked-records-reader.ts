import { isObject, listOf, objectOf, sentence } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import type { LinkedRecord } from './my-data';
import { readSentRecord } from './my-data-reader';

/** Of any kind, as `ShownRecord`. */
export type ShownLinkedRecord = LinkedRecord<string>;

const readRecord: AnswerReader<ShownLinkedRecord> = (value) => {
  const sent = readSentRecord(value);
  const _id = isObject(value) ? sentence(value['_id']) : undefined;
  return sent === undefined || _id === undefined ? undefined : { _id, ...sent };
};

/** The schema of what a mailed link opens (contract/my-data). */
export const readLinkedRecords = objectOf<{
  readonly records: readonly ShownLinkedRecord[];
  readonly isCut: boolean;
}>({
  records: listOf(readRecord),
  isCut: (value) => (typeof value === 'boolean' ? value : undefined),
});
