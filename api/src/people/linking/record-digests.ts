import { hash } from 'node:crypto';
import { duplicateKey } from 'contract/duplicate-key';
import { foldName } from 'contract/folded-names';
import { isAnonymous, recordName, recordPartnerName } from 'contract/record-identity';
import type { AnyRecord } from 'contract/record-identity';
import { defaultPhoneCountry, getRecordTraits } from 'contract/record-traits';
import { foldForSearch } from 'contract/text-folding';

/**
 * What is stored of a record to find others of its person. `confirmed` is the email address of a profile whose owner
 * opened a mailed link; `partner` are the two names of a couple; `phone-name` and `key` are of one person for certain.
 */
export const traitNames = [
  ...(['email', 'confirmed', 'phone', 'name', 'couple', 'partner'] as const),
  ...(['phone-name', 'key', 'address'] as const),
] as const;
export type Trait = (typeof traitNames)[number];

/** The digests of the folded values of a record; empty arrays where it has none. */
export type RecordDigests = Readonly<Record<Trait, readonly string[]>>;

/** Characters of a digest that tells values apart; a whole one would only make the index longer. */
const digestLength = 22;
/** Characters for a word of a name, of which a name has several. */
const wordDigestLength = 11;
/** A text with more words is no name and no address. */
const maxWords = 16;

export function toRecordDigests(record: AnyRecord, isConfirmed: boolean): RecordDigests {
  const { email, phone, names, isCouple } = getRecordTraits(record, defaultPhoneCountry);
  const emails = email.map(digest);
  const partners = isCouple ? [recordName(record), recordPartnerName(record)] : [];
  return {
    email: emails,
    confirmed: isConfirmed ? emails : [],
    phone: phone.map(digest),
    name: isCouple ? [] : toWordDigests(names),
    couple: isCouple ? names.map(digest) : [],
    partner: toWordDigests(partners.map(foldName)),
    'phone-name': phone.flatMap((number) => names.map((name) => digest(`${number}\n${name}`))),
    key: toKeyDigests(record, email.length > 0 || phone.length > 0),
    address: toAddressDigests(record['address']),
  };
}

/** A key without a name, or with nothing but a name, may be of several people. */
function toKeyDigests(record: AnyRecord, hasContact: boolean): readonly string[] {
  const name = foldName(recordName(record));
  const key = hasContact && name !== '' && !isAnonymous(name) ? duplicateKey(record) : undefined;
  return key === undefined ? [] : [digest(key)];
}

/**
 * A name becomes the digests of its words, so that it can be seen whether one name has all words of another (`hasAllWords`).
 * The folded words are sorted and each occurs once.
 */
const toWordDigests = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const words = name.split(' ').filter(Boolean);
    const digests = words.map((word) => digest(word).slice(0, wordDigestLength)).sort();
    return words.length > 0 && words.length <= maxWords ? [digests.join('.')] : [];
  });

/** Whether one of two names has all words of the other. */
export function hasAllWords(one: string, other: string): boolean {
  const [words, others] = [one.split('.'), other.split('.')];
  return (
    words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
  );
}

/** The words of an address in any order. One without a number is only a place, where many people live. */
function toAddressDigests(address: unknown): readonly string[] {
  if (typeof address !== 'string' || !/\d/.test(address)) return [];
  const words = foldForSearch(address)
    .replace(/str(?:asse|\.)/g, 'str ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length < 2 || words.length > maxWords) return [];
  return [digest([...new Set(words)].sort().join(' '))];
}

const digest = (value: string): string => hash('sha256', value, 'base64url').slice(0, digestLength);
