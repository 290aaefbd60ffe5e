import type { ReviewedRecord } from 'contract/review';
import { foldForSearch } from 'contract/text-folding';
import { countryOf, isFoundPhone, searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';

/** Decides which records match a search. */
export interface RecordMatcher {
  /** False only when no record of these JSON texts can match. Cheap: it is asked of everything. */
  mayMatch(jsonTexts: string): boolean;
  matches(record: ReviewedRecord): boolean;
}

/** What the server adds to a record says nothing about a person. */
const ofTheServer = new Set([
  '_id',
  'createdAt',
  'updatedAt',
  '__v',
  'isAdmin',
  'image',
  'mergedInto',
  'isHidden',
  'awaitsApproval',
]);

/** What at least one of the searches is about. */
export function matchAny(searches: readonly string[]): RecordMatcher {
  const matchers = searches.map(matchWords);
  return {
    mayMatch: (jsonTexts) => matchers.some((matcher) => matcher.mayMatch(jsonTexts)),
    matches: (record) => matchers.some((matcher) => matcher.matches(record)),
  };
}

/**
 * Each word must be in some field of the record, in any case and with any accents; an e-mail
 * address is such a word. A telephone number is also found in every other notation. An id is found whole only:
 * its letters and digits are chance, and somewhere in them stands "ada", "ed" or "07".
 */
export function matchWords(query: string): RecordMatcher {
  const words = foldForSearch(query.trim()).split(/\s+/);
  const phone = searchedPhone(query.trim());
  // What JSON writes otherwise cannot be looked for in its text.
  const plainWords = words.filter((word) => !/["\\\u0000-\u001f]/.test(word));
  return {
    mayMatch: (jsonTexts) => {
      if (phone !== undefined) return true;
      const folded = foldForSearch(jsonTexts);
      return plainWords.every((word) => folded.includes(word));
    },
    matches: (record) => {
      if (phone !== undefined && hasPhone(record, phone)) return true;
      const texts = Object.entries(record)
        .filter(([field]) => !ofTheServer.has(field))
        .map(([, value]) => foldForSearch(String(value)));
      const id = foldForSearch(record._id);
      return words.every((word) => word === id || texts.some((text) => text.includes(word)));
    },
  };
}

const hasPhone = ({ phone: text, country }: ReviewedRecord, phone: PhoneReading): boolean =>
  typeof text === 'string' && isFoundPhone(phone, text, countryOf(country));
