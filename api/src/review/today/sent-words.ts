import { profileBody } from 'contract/profile';
import { anyText } from 'contract/answer-reader';
import { messageFields } from 'contract/message-fields';
import { emailFields, nameFields } from 'contract/record-identity';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { todayWordsLength } from 'contract/today-requests';
import type { TodayItem } from 'contract/today-requests';

/** The fields that say who sent a record (contract/record-identity). */
const identity = new Set<string>([...nameFields, ...emailFields, 'phone', 'password']);

/** Returns the beginning of what a sender wrote: the longest free text, else the first other content. */
export function toSentWords(
  kind: RecordKind,
  record: ReviewedRecord,
): Pick<TodayItem, 'words' | 'isCut'> {
  const { properties } = kind === 'profiles' ? profileBody : submissions[kind].body;
  const textsOf = (fields: readonly string[]) =>
    fields.map((field) => toText(record[field])).filter((text) => text !== '');
  const [longest] = textsOf(messageFields(kind)).sort((one, other) => other.length - one.length);
  const others = Object.keys(properties).filter((field) => !identity.has(field));
  const text = longest ?? textsOf(others)[0] ?? '';
  if (text.length <= todayWordsLength) return { words: text, isCut: false };
  // A character of two code units is not cut in half.
  return { words: text.slice(0, todayWordsLength).replace(/[\ud800-\udbff]$/, ''), isCut: true };
}

const toText = (value: unknown): string =>
  typeof value === 'number' ? String(value) : (anyText(value)?.trim() ?? '');
