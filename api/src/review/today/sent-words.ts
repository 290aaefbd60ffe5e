import type { FieldSchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import { anyText } from 'contract/answer-reader';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { todayWordsLength } from 'contract/today-requests';
import type { TodayItem } from 'contract/today-requests';

/** The fields that say who sent a record (contract/record-identity). */
const identity = new Set([
  ...['fullName', 'name', 'childName', 'partner1Name'],
  ...['email', 'contactEmail', 'phone', 'password'],
]);

/** Returns the beginning of what a sender wrote: the longest free text, else the first other content. */
export function toSentWords(
  kind: RecordKind,
  record: ReviewedRecord,
): Pick<TodayItem, 'words' | 'isCut'> {
  const { properties } = kind === 'profiles' ? profileBody : submissions[kind].body;
  const contents = Object.entries<FieldSchema>(properties)
    .filter(([name]) => !identity.has(name))
    .map(([name, field]) => ({ text: toText(record[name]), isFree: isFreeText(field) }))
    .filter(({ text }) => text !== '');
  const free = contents.filter(({ isFree }) => isFree).map(({ text }) => text);
  const [longest] = free.sort((one, other) => other.length - one.length);
  const text = longest ?? contents[0]?.text ?? '';
  if (text.length <= todayWordsLength) return { words: text, isCut: false };
  // A character of two code units is not cut in half.
  return { words: text.slice(0, todayWordsLength).replace(/[\ud800-\udbff]$/, ''), isCut: true };
}

const isFreeText = (field: FieldSchema) => 'format' in field && field.format === 'paragraphs';

const toText = (value: unknown): string =>
  typeof value === 'number' ? String(value) : (anyText(value)?.trim() ?? '');
