import { foldForSearch } from 'contract/text-folding';
import { containsWord, readSearchedWords } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import type { SearchedRecord } from './searched-record';

/**
 * Returns the index in `foundPlaces` of the best place of a match; undefined if the record does not match.
 * @param below only places before this one are searched
 */
export type SearchRanker = (record: SearchedRecord, below?: number) => number | undefined;

/** The query as it is compared. A query of only accents has no words and matches nothing. */
export interface SearchedWords {
  readonly words: readonly SearchedWord[];
  readonly phone: PhoneReading | undefined;
}

export const readWords = (query: string): SearchedWords => ({
  words: readSearchedWords(query),
  phone: searchedPhone(query.trim()),
});

/** Ranks records that match at least one of the searches. */
export const makeAnySearchRanker =
  (searches: readonly SearchedWords[]): SearchRanker =>
  (record, below) => {
    const ranks = searches.flatMap((search) => rankBy(search, record, below) ?? []);
    return ranks.length === 0 ? undefined : Math.min(...ranks);
  };

/**
 * Each word must occur in some field, regardless of case, accents and the spelling of umlauts; an email address counts
 * as one word. A phone number is also found in other notations. An id must match as a whole, because its random
 * characters contain words such as "ada", "ed" or "07". The word in the least specific place decides the rank: "01" in
 * a birthday says less than in a number.
 */
function rankBy(
  { words, phone }: SearchedWords,
  record: SearchedRecord,
  below = Infinity,
): number | undefined {
  if (phone !== undefined && record.hasPhone(phone)) return 0;
  if (words.length === 0) return undefined;
  const isId = ([word]: SearchedWord) => isFoldedId(word, record.id);
  if (!words.every((word) => record.mayHold(word) || isId(word))) return undefined;
  const rankOfWord = (word: SearchedWord): number =>
    record.texts.find(([rank, text]) => rank < below && containsWord(text, word))?.[0] ?? Infinity;
  const rank = Math.max(...words.map((word) => (isId(word) ? 0 : rankOfWord(word))));
  return rank === Infinity ? undefined : rank;
}

/** Folding removes up to four hyphens from an id. The lengths are compared first because that is cheap. */
const isFoldedId = (word: string, id: string): boolean =>
  word.length <= id.length && word.length >= id.length - 4 && word === foldForSearch(id);
