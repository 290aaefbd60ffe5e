import { contractUmlauts } from './searched-words';
import { foldForSearch } from './text-folding';

/**
 * The key by which two names are compared: the set of its words, in any order, with umlauts in either spelling.
 * `Müller, Anna` and `anna mueller` are equal.
 */
export function foldName(name: string): string {
  const words = foldForSearch(name)
    .split(/[\s,;.]+/)
    .filter(Boolean);
  return [...new Set(words.map(contractUmlauts))].sort().join(' ');
}

/**
 * The key of a name, and a second one with spaces for hyphens, since `Karl-Heinz` is written both Karlheinz and Karl
 * Heinz.
 */
export function foldNames(name: string): readonly string[] {
  const folded = foldName(name);
  if (!hyphen.test(name)) return [folded];
  return [folded, foldName(name.replace(hyphens, ' '))];
}

const hyphen = /\p{Dash_Punctuation}/u;
const hyphens = /\p{Dash_Punctuation}/gu;
