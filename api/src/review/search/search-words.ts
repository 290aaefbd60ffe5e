import type { ReviewedRecord } from 'contract/review';
import { holdsWord, readSearchedWords } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { searchedEmail } from 'contract/readable-email';
import { foldForSearch } from 'contract/text-folding';
import { getCountry, isFoundPhone, searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import { rankOfField } from './search-fields';

/** Decides which records match a search. */
export interface RecordMatcher {
  /** False only when no record of these JSON texts can match. Cheap: it is asked of everything. */
  mayMatch(jsonTexts: string): boolean;
  /** The index in `foundPlaces` of the best place that tells why it matches; undefined when it does not. */
  rankOf(record: ReviewedRecord): number | undefined;
}

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
export function matchAny(searches: readonly SearchedWords[]): RecordMatcher {
  const matchers = searches.map(matchWords);
  return {
    mayMatch: (jsonTexts) => matchers.some((matcher) => matcher.mayMatch(jsonTexts)),
    rankOf: (record) => {
      const ranks = matchers.flatMap((matcher) => matcher.rankOf(record) ?? []);
      return ranks.length === 0 ? undefined : Math.min(...ranks);
    },
  };
}

/**
 * Each word must be in some field of the record, in any case, with any accents and spelling of umlauts; an e-mail
 * address is such a word. A telephone number is also found in every other notation. An id is found whole only:
 * its letters and digits are chance, and somewhere in them stands "ada", "ed" or "07". The word that is found in the
 * least telling place decides: "01" in a birthday tells less than in a number.
 */
export function matchWords({ words, phone }: SearchedWords): RecordMatcher {
  // What JSON writes otherwise cannot be looked for in its text.
  const plainWords = words.filter(([word]) => !/["\\\u0000-\u001f]/.test(word));
  return {
    mayMatch: (jsonTexts) => {
      if (phone !== undefined) return true;
      if (words.length === 0) return false;
      // An encoded domain is read with other letters than those that stand here.
      if (jsonTexts.includes('xn--')) return true;
      const folded = foldForSearch(jsonTexts);
      return plainWords.every((word) => holdsWord(folded, word));
    },
    rankOf: (record) => {
      if (phone !== undefined && hasPhone(record, phone)) return 0;
      if (words.length === 0) return undefined;
      const texts = rankedTexts(record);
      const id = foldForSearch(record._id);
      const rank = Math.max(...words.map((word) => (word[0] === id ? 0 : rankOfWord(word, texts))));
      return rank === Infinity ? undefined : rank;
    },
  };
}

/** The folded texts of a record's fields, each with the rank of its place. */
function rankedTexts(record: ReviewedRecord): readonly (readonly [number, string])[] {
  return Object.entries(record).flatMap(([field, value]) => {
    const rank = rankOfField(field);
    return rank === undefined ? [] : [[rank, foldForSearch(searchedEmail(String(value)))] as const];
  });
}

/** Infinity where the word is in none. */
const rankOfWord = (word: SearchedWord, texts: ReturnType<typeof rankedTexts>): number =>
  Math.min(Infinity, ...texts.filter(([, text]) => holdsWord(text, word)).map(([rank]) => rank));

const hasPhone = ({ phone: text, country }: ReviewedRecord, phone: PhoneReading): boolean =>
  typeof text === 'string' && isFoundPhone(phone, text, getCountry(country));
