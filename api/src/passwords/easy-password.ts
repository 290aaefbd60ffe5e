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

const isOfWords = /\p{L} \p{L}/u;
const noWords: ReadonlySet<string> = new Set();

/**
 * Whether a password is among those that are tried first (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2.4): a common
 * one, a word or a name, the person's own address, keys in a row, a date, or a short piece over and over; also
 * with other letters' look-alikes and a few digits or signs around it. The time it takes is bounded, however long the password is.
 */
export async function isEasyPassword(password: string, email: string): Promise<boolean> {
  if (password.length > maxListedLength) {
    const unit = unitOf(password);
    return unit.length < password.length && isEasyUnit(unit, email);
  }
  const address = email.toLowerCase();
  const [name = ''] = address.split('@', 1);
  const own = new Set([address, name, ...wordsOf(address), ...wordsOf(name)]);
  const plain = password.normalize('NFKC').toLowerCase();
  // No listed password has a space within, so several words need not wait for the lists.
  const common = isOfWords.test(plain) ? noWords : await loadCommonPasswords();
  const isListed = (word: string) => own.has(word) || common.has(word);
  return coresOf(plain, isListed)
    .flatMap(spellingsOf)
    .some((core) => isEasyPiece(core, isListed));
}

const isEasyUnit = (unit: string, email: string) =>
  unit.length < minPasswordLength || isEasyPassword(unit, email);

type IsListed = (word: string) => boolean;

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
