import { containsWord } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';

/**
 * Finds a word in unfolded texts. Folding takes twenty times as long as a regular expression, so only texts that may
 * contain the word are folded. The result is the same as for folded texts.
 */
export class WordFinder {
  readonly #forms: SearchedWord;
  /** A text without a match does not contain the word. */
  readonly #perhaps: RegExp;
  /** A text with a match contains the word. */
  readonly #surely: RegExp | undefined;

  constructor(forms: SearchedWord) {
    this.#forms = forms;
    this.#perhaps = new RegExp([...forms.map(writtenPattern), notJudged].join('|'));
    // An apostrophe or a hyphen at either end may be between two letters of a text, where folding drops it.
    const plain = forms.filter((form) => /^(?!['`-])[ -~]+(?<!['`-])$/.test(form));
    if (plain.length > 0) this.#surely = new RegExp(plain.map(plainPattern).join('|'), 'i');
  }

  isIn(text: string): boolean {
    if (!this.#perhaps.test(text)) return false;
    return this.#surely?.test(text) === true || containsWord(foldForSearch(text), this.#forms);
  }

  /** Whether the whole text is the word. */
  is(text: string): boolean {
    return this.#perhaps.test(text) && foldForSearch(text) === this.#forms[0];
  }
}

/** Code ranges of Latin letters, digits and signs, each of which is folded by itself to one letter or two. */
const judged: readonly (readonly [number, number])[] = [
  [0, 0x2af],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
];

const escape = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

const codesIn = (text: string): number[] =>
  Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));

const plainPattern = (form: string): string => codesIn(form).map(escape).join('');

/** Texts with any other character are folded. */
const notJudged = `[^${judged.map(([first, last]) => `${escape(first)}-${escape(last)}`).join('')}]`;

interface WrittenLetters {
  /** The characters that are folded to a letter. */
  readonly codesOf: ReadonlyMap<string, readonly number[]>;
  /** The characters that are dropped between two letters, such as a hyphen. */
  readonly leftOut: string;
  /** The characters that are folded to two letters, such as `ß`. */
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

/** Computed at the first search. */
let writtenLetters: WrittenLetters | undefined;

/** Each optional letter can double the time of the regular expression. */
const mostMissing = 3;

/**
 * A pattern for all texts that fold to one with this form, and a few more: the second letter of a pair is optional,
 * since one sign can stand for both. It is empty, and matches everything, for `ssssss` and the like.
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
        // At either end one letter of a pair is enough.
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
