import type { RecordKind, ReviewState } from '../records/review';
import type { ChosenUrgency } from '../review/review-requests';
import { searchedEmail } from '../records/readable-email';
import { containsWord, readSearchedText, readSearchedWords } from '../searched-words';
import { foldForSearch } from '../text-folding';
import { daysAfter } from '../site/services/innsbruck-day';
import { findFilterField, meAsAssignee, nobodyAsAssignee } from './filter-fields';
import type { FilterField, factChoices } from './filter-fields';
import { readPeriod } from './periods';
import type { FilterItem, RecordFilter } from './record-filter';

/** What a filter compares. */
export interface FilterFacts {
  /** The record as lists show it: what was sent, and `createdAt`. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly state: ReviewState;
  /** The id of a staff account. */
  readonly assignee: string | null;
  /** What staff said; else `urgent` where its words or its category suggest it, and `normal`. */
  readonly urgency: ChosenUrgency;
  readonly contacted: (typeof factChoices)['contacted'][number];
  readonly consent: (typeof factChoices)['consent'][number];
  /** Null where the sender's language is not known. */
  readonly language: string | null;
}

/** Who filters, and when. */
export interface FilterReader {
  readonly now: Date;
  /** The id of the reader's staff account. */
  readonly me: string;
}

type Test = (facts: FilterFacts) => boolean;

/** Makes the test of whether records of a section fulfil all conditions. Those on unknown fields never hold. */
export function prepareFilter(kind: RecordKind, filter: RecordFilter, reader: FilterReader): Test {
  const tests = filter.map((item) => {
    const field = findFilterField(kind, item.field);
    return field ? prepareItem(field, item, reader) : () => false;
  });
  return (facts) => tests.every((test) => test(facts));
}

function prepareItem(
  field: FilterField,
  { operator, value = '' }: FilterItem,
  reader: FilterReader,
): Test {
  const valueOf = (facts: FilterFacts) => readFact(facts, field.field);
  const text = String(value);
  const values = [value].flat();
  switch (operator) {
    case 'isEmpty':
      return (facts) => isEmptyValue(valueOf(facts));
    case 'isNotEmpty':
      return (facts) => !isEmptyValue(valueOf(facts));
    case 'contains':
      return textTest(valueOf, containsTyped(text));
    case 'is':
      return textTest(valueOf, isTyped([text]));
    case 'isAnyOf':
      return amongTest(field, values, reader);
    case 'isNoneOf': {
      const isAny = amongTest(field, values, reader);
      return (facts) => !isAny(facts);
    }
    case 'within':
    case 'before':
    case 'after':
      return timeTest(field, operator, text, reader);
    case 'atLeast':
      return amountTest(valueOf, (amount) => amount >= Number(text));
    case 'atMost':
      return amountTest(valueOf, (amount) => amount <= Number(text));
  }
}

function readFact(facts: FilterFacts, field: string): unknown {
  switch (field) {
    case 'review.state':
      return facts.state;
    case 'review.assignee':
      return facts.assignee ?? nobodyAsAssignee;
    case 'review.urgency':
      return facts.urgency;
    case 'contacted':
    case 'consent':
    case 'language':
      return facts[field];
    default:
      return Object.hasOwn(facts.record, field) ? facts.record[field] : undefined;
  }
}

/** Whether a stored value counts as empty: absent, or nothing but spaces. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The test of a field's text by `contains`: each typed word must occur in it, in one of its spellings. */
export function containsTyped(typed: string): (value: string) => boolean {
  const words = readSearchedWords(typed);
  return (value) => {
    const folded = foldForSearch(searchedEmail(value));
    return words.length > 0 && words.every((word) => containsWord(folded, word));
  };
}

/** The test of a field's text by `is` or `isAnyOf`: it must be one of the typed texts, in one of their spellings. */
export function isTyped(typed: readonly string[]): (value: string) => boolean {
  const forms = new Set(typed.flatMap((text) => readSearchedText(oneLine(text))));
  return (value) =>
    searchedEmail(oneLine(value))
      .split('\n')
      .some((text) => forms.has(readSearchedText(text)[0]));
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

const textTest =
  (valueOf: (facts: FilterFacts) => unknown, test: (value: string) => boolean): Test =>
  (facts) => {
    const value = valueOf(facts);
    return typeof value === 'string' && !isEmptyValue(value) && test(value);
  };

const amountTest =
  (valueOf: (facts: FilterFacts) => unknown, test: (amount: number) => boolean): Test =>
  (facts) => {
    const value = valueOf(facts);
    return typeof value === 'number' && test(value);
  };

function amongTest(
  { field, type }: FilterField,
  values: readonly string[],
  { me }: FilterReader,
): Test {
  if (type === 'text') return textTest((facts) => readFact(facts, field), isTyped(values));
  const isMe = (value: string) => type === 'person' && value === meAsAssignee;
  const chosen = new Set<unknown>(values.map((value) => (isMe(value) ? me : value)));
  return (facts) => chosen.has(readFact(facts, field));
}

/**
 * Where the values of a field are within a period: from the first text on, and before the other. A moment is compared
 * with the period's ends, and a day with its days, which are in no time zone.
 * @returns undefined if the text is no period
 */
export function readBounds(
  { type }: FilterField,
  text: string,
  now: Date,
): readonly [first: string, beyond: string] | undefined {
  const period = readPeriod(text, now);
  if (!period) return undefined;
  return type === 'day'
    ? [period.firstDay, daysAfter(period.lastDay, 1)]
    : [period.from, period.to];
}

function timeTest(
  field: FilterField,
  operator: 'within' | 'before' | 'after',
  text: string,
  { now }: FilterReader,
): Test {
  const bounds = readBounds(field, text, now);
  if (!bounds) return () => false;
  const [first, beyond] = bounds;
  return (facts) => {
    const at = readFact(facts, field.field);
    if (typeof at !== 'string' || isEmptyValue(at)) return false;
    if (operator === 'before') return at < first;
    return operator === 'after' ? at >= beyond : first <= at && at < beyond;
  };
}
