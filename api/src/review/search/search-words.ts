import { foldForSearch } from 'contract/text-folding';
import { holdsWord, readSearchedWords } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import type { SearchedRecord } from './searched-record';

/**
 * The index in `foundPlaces` of the best place that tells why a record matches; undefined when it does not.
 * @param below only places before this one are looked at
 */
export type RankOf = (record: SearchedRecord, below?: number) => number | undefined;

/** What was typed, as it is compared. No words are left of accents alone: nothing matches them. */
export interface SearchedWords {
  readonly words: readonly SearchedWord[];
  readonly phone: PhoneReading | undefined;
}

export const readWords = (query: string): SearchedWords => ({
  words: readSearchedWords(query),
  phone: searchedPhone(query.trim()),
});

/** What at least one of the searches is about. */
export const matchAny =
  (searches: readonly SearchedWords[]): RankOf =>
  (record, below) => {
    const ranks = searches.flatMap((search) => rankBy(search, record, below) ?? []);
    return ranks.length === 0 ? undefined : Math.min(...ranks);
  };

/**
 * Each word must be in some field of the record, in any case, with any accents and spelling of umlauts; an e-mail
 * address is such a word. A telephone number is also found in every other notation. An id is found whole only:
 * its letters and digits are chance, and somewhere in them stands "ada", "ed" or "07". The word that is found in the
 * least telling place decides: "01" in a birthday tells less than in a number.
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
    record.texts.find(([rank, text]) => rank < below && holdsWord(text, word))?.[0] ?? Infinity;
  const rank = Math.max(...words.map((word) => (isId(word) ? 0 : rankOfWord(word))));
  return rank === Infinity ? undefined : rank;
}

/** Folding takes up to four hyphens away from an id. Their lengths are compared first, for that costs nothing. */
const isFoldedId = (word: string, id: string): boolean =>
  word.length <= id.length && word.length >= id.length - 4 && word === foldForSearch(id);
