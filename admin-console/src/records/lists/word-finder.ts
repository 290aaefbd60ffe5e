import { holdsWord } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';

/**
 * Looks for a word in texts as they were written. Folding a text takes twenty times as long as a look at it, so only
 * one that may hold the word is folded. What is found is what the folded text holds.
 */
export class WordFinder {
  readonly #forms: SearchedWord;
  /** Nowhere in a text: then the word is not in it either. */
  readonly #perhaps: RegExp;
  /** Somewhere in a text: then the word is in it. */
  readonly #surely: RegExp | undefined;

  constructor(forms: SearchedWord) {
    this.#forms = forms;
    this.#perhaps = new RegExp([...forms.map(writtenPattern), notJudged].join('|'));
    // An apostrophe or a hyphen at an end may stand between two letters, where it is left out.
    const plain = forms.filter((form) => /^(?!['`-])[ -~]+(?<!['`-])$/.test(form));
    if (plain.length > 0) this.#surely = new RegExp(plain.map(plainPattern).join('|'), 'i');
  }

  isIn(text: string): boolean {
    if (!this.#perhaps.test(text)) return false;
    return this.#surely?.test(text) === true || holdsWord(foldForSearch(text), this.#forms);
  }

  /** Whether the text is the word, as it was typed. */
  is(text: string): boolean {
    return this.#perhaps.test(text) && foldForSearch(text) === this.#forms[0];
  }
}

/** First and last code of Latin letters, figures and signs: each is folded by itself, to one letter or a pair. */
const judged: readonly (readonly [number, number])[] = [
  [0, 0x2af],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
];

const escape = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

const codesIn = (text: string): number[] =>
  Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));

const plainPattern = (form: string): string => codesIn(form).map(escape).join('');

/** A text with anything else in it is folded. */
const notJudged = `[^${judged.map(([first, last]) => `${escape(first)}-${escape(last)}`).join('')}]`;

interface WrittenLetters {
  /** What is folded to a letter. */
  readonly codesOf: ReadonlyMap<string, readonly number[]>;
  /** What is folded to nothing between two letters, such as a hyphen. */
  readonly leftOut: string;
  /** What is folded to two, such as `ß`. */
  readonly pairs: readonly { readonly code: number; readonly letters: string }[];
}

function findWrittenLetters(): WrittenLetters {
  const codesOf = new Map<string, number[]>();
  const pairs: { code: number; letters: string }[] = [];
  let leftOut = '';
  for (const [first, last] of judged) {
    for (let code = first; code <= last; code++) {
      const letters = foldForSearch(String.fromCharCode(code));
      if (foldForSearch(`a${String.fromCharCode(code)}a`) === 'aa') leftOut += escape(code);
      if (letters.length > 1) pairs.push({ code, letters });
      else codesOf.set(letters, [...(codesOf.get(letters) ?? []), code]);
    }
  }
  return { codesOf, pairs, leftOut: `[${leftOut}]*` };
}

/** Found at the first search. */
let writtenLetters: WrittenLetters | undefined;

/** Each letter that may be missing can double the time that a pattern takes. */
const mostMissing = 3;

/**
 * A pattern of all that is folded to a text with this form in it, and of a little more: the second letter of a pair
 * may be missing, since one sign can stand for both. Empty, which is everywhere, for `ssssss` and the like.
 */
function writtenPattern(form: string): string {
  const { codesOf, pairs, leftOut } = (writtenLetters ??= findWrittenLetters());
  const last = form.length - 1;
  let missing = 0;
  const parts = Array.from({ length: form.length }, (_, place) => {
    const letter = form.charAt(place);
    const signs = pairs.filter(
      ({ letters }) =>
        form.startsWith(letters, place) ||
        // Half of one is enough at either end.
        (place === last && letters.startsWith(letter)) ||
        (place === 0 && letters.endsWith(letter)),
    );
    const mayMiss = place > 0 && pairs.some(({ letters }) => form.startsWith(letters, place - 1));
    if (mayMiss) missing += 1;
    const codes = [...(codesOf.get(letter) ?? []), ...signs.map(({ code }) => code)];
    return `[${codes.map(escape).join('')}]${mayMiss ? '?' : ''}`;
  });
  return missing > mostMissing ? '' : parts.join(leftOut);
}
