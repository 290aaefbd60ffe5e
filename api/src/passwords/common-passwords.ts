import { church } from 'contract/church';

/** What the lists lack: phrases of a church, and a few German ones. */
const ownWords = `
  admin123 test1234 testtest letmein changeme kennwort ichliebedich ichliebejesus jesuslebt jesusliebtdich
  jesusliebtmich jesusistherr jesusistkönig gottistgut gottistliebe gottistgroß gottistgross gottsegnedich
  preisdenherrn lobpreis lobedenherrn halleluja hallelujah alleluia amenamen emmanuel immanuel heiligergeist
  jesuschrist jesus4ever ilovejesus jesusislord jesussaves jesuslovesme jesuslovesyou godisgood godislove
  godisgreat praisegod praisethelord thankyoujesus thankyoulord holyspirit holyghost
`;

/** A shorter word with a few digits is found by trying, but so is everything else of that length. */
const shortest = 4;

/**
 * Lower-cased: the 49,000 commonest of stolen passwords, and 68,000 German words and names. Loading takes about
 * 0.2 seconds and 10 MB, so it waits for the first chosen password.
 */
let loading: Promise<ReadonlySet<string>> | undefined;

export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= readLists().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readLists(): Promise<ReadonlySet<string>> {
  const stolen = await import('@zxcvbn-ts/language-common');
  const german = await import('@zxcvbn-ts/language-de');
  const all = new Set([
    ...ownWords.trim().split(/\s+/),
    ...wordsOf(church.name),
    ...wordsOf(church.city),
  ]);
  const lists = [stolen.dictionary['passwords-common'], ...Object.values(german.dictionary)];
  for (const list of lists) {
    for (const word of list) if (word.length >= shortest) all.add(word);
  }
  return all;
}

/** The words of a text, lower-cased, and all of them in one. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]/u);
  return [...words, words.join('')].filter((word) => word.length >= shortest);
}
