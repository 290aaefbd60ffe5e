import { foldForSearch } from 'contract/text-folding';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import type { UrgencyReason } from 'contract/review-requests';
import { categoryFields } from 'contract/work-settings-requests';
import { dangerWords, harmlessWords } from './danger-words';
import type { Danger } from './danger-words';

/** The kinds in which people ask for something. In the others, such as testimonies, the same words are memories. */
const askingKinds: readonly RecordKind[] = [
  'welfare',
  'request',
  'contact',
  'enquiry',
  'firstTimer',
  'secondTimer',
];

/** The fields in which people write freely. */
const askingFields = ['subject', 'message'] as const;

/** The categories that count as urgent, by kind. */
export type UrgentCategories = Readonly<Partial<Record<RecordKind, readonly string[]>>>;

/**
 * Says why a record may be urgent: by words of danger in what was sent, or by its category. It is a suggestion to staff,
 * who can take it back, so it would rather find too much than miss somebody.
 */
export function findUrgencyReason(
  kind: RecordKind,
  record: ReviewedRecord,
  urgentCategories: UrgentCategories = {},
): UrgencyReason | undefined {
  const danger = askingKinds.includes(kind) ? findDanger(toText(record)) : undefined;
  if (danger !== undefined) return danger;
  const field = kind === 'welfare' || kind === 'request' ? categoryFields[kind] : '';
  const category = record[field];
  const isUrgent = urgentCategories[kind]?.some((urgent) => urgent === category) ?? false;
  return isUrgent ? 'category' : undefined;
}

/**
 * What is stored of a reason. It names no danger, since that would tell what an encrypted message says: the reason is
 * found anew where a record is shown.
 */
export type UrgencyHint = 'words' | 'category';

export const toUrgencyHint = (reason: UrgencyReason | undefined): UrgencyHint | null =>
  reason === undefined ? null : reason === 'category' ? reason : 'words';

/** Returns the reason that a hint stands for; `words` where the message cannot be decrypted any more. */
export const toUrgencyReason = (hint: UrgencyHint, record: ReviewedRecord): UrgencyReason =>
  hint === 'category' ? hint : (findDanger(toText(record)) ?? hint);

const toText = (record: ReviewedRecord): string =>
  askingFields
    .map((field) => record[field])
    .filter((value) => typeof value === 'string')
    .join('\n');

/** The dangers in the order in which they are looked for: the first one that is found is named. */
const dangers = Object.keys(dangerWords) as readonly Danger[];

/** Finds the danger that a text tells of. Its time grows with the length of the text, whatever that says. */
export function findDanger(text: string): Danger | undefined {
  const words = toWords(text);
  return dangers.find((danger) => {
    const { sign, harmless } = (patterns[danger] ??= compile(danger));
    return sign.test(words) && sign.test(words.replace(harmless, ' | '));
  });
}

/** The words of a text with one space around each, and a full stop at the end of each sentence. */
function toWords(text: string): string {
  const plain = foldForSearch(text)
    .replaceAll(/[.!?;:\n]+/g, ' . ')
    .replaceAll(/[^a-z0-9.]+/g, ' ');
  return ` ${plain} . `.replaceAll(/ {2,}/g, ' ').replaceAll(' can not ', ' cannot ');
}

interface Patterns {
  readonly sign: RegExp;
  readonly harmless: RegExp;
}

/** They are compiled when they are first needed, so that the start of the server does not wait for it. */
const patterns: Partial<Record<Danger, Patterns>> = {};

const compile = (danger: Danger): Patterns => ({
  sign: new RegExp(` (?:${toPattern(dangerWords[danger])})(?= )`),
  harmless: new RegExp(` (?:${toPattern(harmlessWords[danger])})(?= )`, 'g'),
});

const toPattern = (phrases: string): string =>
  phrases
    .split(',')
    .map((phrase) => toPhrasePattern(phrase.trim()))
    .join('|');

/** Each word but the last brings the space behind it, so that a word that may be missing takes its space along. */
function toPhrasePattern(phrase: string): string {
  const words = phrase.split(/\s+/);
  return words
    .map((word, index) => {
      if (word === '..') return '(?:[a-z0-9]+ ){0,4}';
      const isOptional = word.endsWith('?');
      const space = index === words.length - 1 ? '' : ' ';
      const pattern = `(?:${toWordPattern(isOptional ? word.slice(0, -1) : word)})${space}`;
      return isOptional ? `(?:${pattern})?` : pattern;
    })
    .join('');
}

const toWordPattern = (word: string): string =>
  word
    .replaceAll('.', '\\.')
    .replaceAll('ß', 'ss')
    .replaceAll('-', ' ?')
    .replaceAll('*', '[a-z0-9]*')
    .replaceAll(/[äöü]/g, (letter) => `${umlauts[letter]}e?`);

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
