const plainLetters = 'abcdefghijklmnopqrstuvwxyz';
const accentedLetters = 'áḃćďéḟǵĥíĵḱĺḿńóṕɋŕśťúṽẃẋýź';

/** Letters added per ten of a text: German and most other languages need that much room. */
const extra = 4;

/**
 * Translates texts to the pseudo-locale: accents on every letter, 40 % longer, brackets around each text. Addresses,
 * tags, placeholders and numbers stay. For functions, their results are translated.
 */
export function pseudo<Texts>(texts: Texts): Texts {
  return change(texts, pseudoText) as Texts;
}

/** A page shows "English" as `⟦ÉÉńǵĺíśśĥ⟧`. */
function pseudoText(text: string): string {
  const plain = withoutBrackets(text);
  const parts = plain.split(/(\s+|\{[^{}]*\}|<[^<>]*>)/);
  // Tenths of a letter still to be added. Rounding up doubles the first letter.
  let owed = 9;
  const lengthen = (letter: string) => {
    owed += extra;
    const isDoubled = owed >= 10;
    if (isDoubled) owed -= 10;
    return accented(letter).repeat(isDoubled ? 2 : 1);
  };
  const changed = parts
    .map((part) => (isKept(part) ? part : part.replaceAll(/[a-z]/gi, lengthen)))
    .join('');
  return hasWords.test(changed) ? `⟦${changed}⟧` : text;
}

const hasWords = new RegExp(`[${accentedLetters}]`, 'i');

/** Tells whether a part is a placeholder, a tag, an email address, a URL or a file. */
const isKept = (part: string): boolean => /^[{<]|@|:\/\/|^\/|[a-z\d]\.[a-z]{2}/i.test(part);

/** A text inside another one, such as a month in a date, has no brackets of its own. */
const withoutBrackets = (text: string): string => text.replaceAll(/[⟦⟧]/g, '');

function accented(letter: string): string {
  const small = letter.toLowerCase();
  const changed = accentedLetters.charAt(plainLetters.indexOf(small));
  return letter === small ? changed : changed.toUpperCase();
}

/** Changes each string in a value: in lists, records and maps, and in the results of functions and promises. */
function change(value: unknown, text: (text: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'function') {
    return (...args: unknown[]) =>
      change(
        (value as (...args: unknown[]) => unknown)(
          ...args.map((arg) => (typeof arg === 'function' ? arg : change(arg, withoutBrackets))),
        ),
        text,
      );
  }
  if (Array.isArray(value)) return value.map((item) => change(item, text));
  if (value instanceof Promise) return value.then((answer) => change(answer, text));
  if (value instanceof Map) {
    return new Map([...value].map(([key, item]) => [key, change(item, text)]));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item, text)]));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
