import { contractUmlauts } from './searched-words';
import { foldForSearch } from './text-folding';

/**
 * A name for deciding whether two may be one person's, as the searches fold it: the set of its words, in any order, with
 * umlauts in either spelling. `Müller, Anna` and `anna mueller` are one.
 */
export function foldName(name: string): string {
  const words = foldForSearch(name)
    .split(/[\s,;.]+/)
    .filter(Boolean);
  return [...new Set(words.map(contractUmlauts))].sort().join(' ');
}

/** The same, and with each hyphen for a space, as some write it: `Karl-Heinz` is Karlheinz and Karl Heinz. */
export function foldNames(name: string): readonly string[] {
  const folded = foldName(name);
  if (!hyphen.test(name)) return [folded];
  return [folded, foldName(name.replace(hyphens, ' '))];
}

const hyphen = /\p{Dash_Punctuation}/u;
const hyphens = /\p{Dash_Punctuation}/gu;
