import { containsWord, readSearchedWords } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';

/** The headings of the palette, in their order. */
export const paletteGroups = [
  ...(['recent', 'here', 'work', 'sections', 'website', 'actions', 'people'] as const),
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** What the palette offers: a page of the console, or an action. */
export interface PaletteItem {
  /** Without a space; the same in each session. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly name: string;
  /** Other words by which it is found, in all languages. */
  readonly words?: string;
  /** Absent where the name is in the page's language. */
  readonly lang?: string | undefined;
  /** What tells it from others of the same name. */
  readonly detail?: string;
  /** The address of a page, or what the action does. */
  readonly target: string | (() => void);
}

/** The items whose name or other words contain each typed word, with or without accents and umlauts; all of them if none is typed. */
export function filterItems(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const words = readSearchedWords(typed);
  return items.filter(({ name, words: further = '' }) => {
    const folded = foldForSearch(`${name} ${further}`);
    return words.every((word) => containsWord(folded, word));
  });
}

/** Puts the items that were chosen last before the others, as a group of their own. */
export function putRecentFirst(
  items: readonly PaletteItem[],
  recent: readonly string[],
): readonly PaletteItem[] {
  const first = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [
    ...first.map((item) => ({ ...item, group: 'recent' as const })),
    ...items.filter((item) => !first.includes(item)),
  ];
}
