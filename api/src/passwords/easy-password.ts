import { loadCommonPasswords, wordsOf } from './common-passwords';

/** No listed password is longer; of a longer one only its repetition is looked at, so that the work is bounded. */
const maxListedLength = 64;
/** So many digits and signs before or after a word make it no better. */
const maxDecoration = 6;
/** What a password needs anyhow: a piece that is repeated counts once. */
const minPasswordLength = 8;

/** Fewer keys in a row are in many a word. */
const minRowLength = 4;

/** Keys and letters that lie side by side, on German and English keyboards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopü+',
  'qwertyuiop[]',
  'asdfghjklöä#',
  "asdfghjkl;'",
  'yxcvbnm,.-',
  'zxcvbnm,./',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik,9ol.',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
].flatMap((row) => [row, Array.from(row).reverse().join('')]);

const date =
  /^(?:\d{1,2}[-./ ]?\d{1,2}[-./ ]?(?:19|20)\d{2}|(?:19|20)\d{2}[-./ ]?\d{1,2}[-./ ]?\d{1,2})$/;

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
};

/** What may stand between words. The second leaves signs alone that look like letters. */
const separators = [/[^\p{L}\p{N}]/u, /[^\p{L}\p{N}@$€!|]/u] as const;
/** So many different words are no longer tried one by one, however common each of them is. */
const enoughWords = 3;
/** A shorter word beside a listed one makes it no better. */
const minWordLength = 4;

/**
 * Whether a password is among those that are tried first (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2.4): a common
 * one, a word or a name, the person's own address, keys in a row, a date, or a short piece over and over; also
 * with other letters' look-alikes, a few digits or signs around it, signs between its letters, or two such words.
 * The time it takes is bounded, however long the password is.
 */
export async function isEasyPassword(password: string, email: string): Promise<boolean> {
  if (password.length > maxListedLength) {
    const unit = shortestUnitOf(password);
    return unit.length < password.length && isEasyUnit(unit, email);
  }
  const address = email.toLowerCase();
  const [name = ''] = address.split('@', 1);
  const own = new Set([address, name, ...wordsOf(address), ...wordsOf(name)]);
  const plain = password.normalize('NFKC').toLowerCase();
  const common = await loadCommonPasswords();
  const isListed = (word: string) => own.has(word) || common.has(word);
  return (
    isEasyWord(plain, isListed) ||
    separators.some((separator) => isEasyPhrase(split(plain, separator), isListed))
  );
}

const split = (text: string, separator: RegExp) => text.split(separator).filter(Boolean);

/** What a long password repeats: a piece without anything between, or a few words. */
function shortestUnitOf(password: string): string {
  const unit = unitOf(password);
  if (unit.length < password.length) return unit;
  return [...new Set(split(password.toLowerCase(), separators[0]))].join(' ') || password;
}

const isEasyUnit = (unit: string, email: string) =>
  unit.length < minPasswordLength || isEasyPassword(unit, email);

type IsListed = (word: string) => boolean;

const isEasyWord = (word: string, isListed: IsListed) =>
  coresOf(word, isListed)
    .flatMap(spellingsOf)
    .some((core) => isEasyPiece(core, isListed));

/** Whether words are easy without what stands between them, are one word again and again, or are few and listed. */
function isEasyPhrase(words: readonly string[], isListed: IsListed): boolean {
  const isEasy = (word: string) => isEasyWord(word, isListed);
  const [first = '', ...others] = new Set(words);
  const isOneWord = words.length > 1 && others.length === 0 && first.length < minPasswordLength;
  if (isOneWord || isEasy(words.join(''))) return true;
  const counted = countedWords(words, isEasy);
  const hard = counted.filter((word) => !isEasy(word));
  return (
    counted.length < enoughWords &&
    hard.length < counted.length &&
    hard.every((word) => word.length < minWordLength)
  );
}

/** The different words. Numbers are one word; none where they are easy, or few digits before or after the others. */
function countedWords(words: readonly string[], isEasy: (word: string) => boolean): string[] {
  const number = words.filter(isNumber).join('');
  const isAround = [words.at(0), words.at(-1)].some((word = '') => isNumber(word));
  const isShort = number.length < (isAround ? maxDecoration + 1 : minWordLength);
  const spelled = new Set(words.filter((word) => !isNumber(word)));
  return [...spelled, ...(isShort || isEasy(number) ? [] : [number])];
}

const isNumber = (word: string) => /^\p{N}+$/u.test(word);

function isEasyPiece(word: string, isListed: IsListed): boolean {
  const unit = unitOf(word);
  const isRepeated = unit.length < word.length && unit.length < minPasswordLength;
  return (
    isRepeated ||
    [word, unit].some((piece) => isListed(piece) || isInRow(piece) || date.test(piece))
  );
}

const isInRow = (word: string) =>
  word.length >= minRowLength && rows.some((row) => row.includes(word));

/** The shortest piece of which a word is nothing but repetitions; the word itself when there is none. */
const unitOf = (word: string) => word.slice(0, `${word}${word}`.indexOf(word, 1));

/** The password, and what is left of it without its digits and signs at either end. */
function coresOf(plain: string, isListed: IsListed): string[] {
  const characters = Array.from(plain);
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const head = characters.findIndex(isLetter);
  if (head === -1) return [plain];
  const end = characters.findLastIndex(isLetter) + 1;
  const tail = characters.slice(end).join('');
  const starts = head <= maxDecoration ? [0, head] : [0];
  const isCheapTail = characters.length - end <= maxDecoration || isEasyPiece(tail, isListed);
  const ends = isCheapTail ? [characters.length, end] : [characters.length];
  return starts.flatMap((start) => ends.map((last) => characters.slice(start, last).join('')));
}

/** The word as it is, and with the letters that its digits and signs look like. */
function spellingsOf(word: string): string[] {
  const read = (one: string) =>
    Array.from(word, (sign) => (/[1!|]/.test(sign) ? one : (lookAlikes[sign] ?? sign))).join('');
  return [word, read('i'), read('l')];
}
