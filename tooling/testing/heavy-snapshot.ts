import { emptySnapshot } from 'contract/content-entry';
import type { PublishedEntry } from 'contract/content-entry';
import { getFields, isTranslated } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { writeSnapshot } from 'contract/content-snapshot';
import type { ContentField } from 'contract/kind-declaration';
import { languageCodes } from 'contract/languages';
import { sitePictures } from 'contract/site-pictures';

/** Entries of a church after some years: as many as its site must be able to show. */
export const heavyCounts = {
  programs: 60,
  messages: 60,
  sermons: 400,
  testimonies: 20,
  ministers: 40,
  departments: 20,
  posts: 300,
  news: 30,
} as const satisfies Partial<Record<ContentKind, number>>;

const words =
  'light valley bread morning river choir window promise harvest brother table song mountain'.split(
    ' ',
  );

/** Text of a length without repeated words, so that it does not compress to nothing. */
function textOf(length: number, seed: number): string {
  let text = '';
  let state = seed + 1;
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${words[state % words.length]} `;
  }
  return `${text.slice(0, length - 1)}.`;
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** As many paragraphs of a few lines as fit. */
function richOf(length: number, seed: number): string {
  const write = (count: number) =>
    JSON.stringify({
      type: 'doc',
      content: Array.from({ length: count }, (_none, index) =>
        paragraph(textOf(600, seed * 100 + index)),
      ),
    });
  return write(Math.floor(length / write(1).length));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function valueOf(field: ContentField, seed: number): string {
  const day = `20${twoDigits(27 + (seed % 50))}-${twoDigits(1 + (seed % 12))}-${twoDigits(1 + (seed % 28))}`;
  switch (field.type) {
    case 'line':
    case 'paragraphs':
      return field.check === 'places' ? '500' : textOf(field.maxLength, seed);
    case 'rich':
      return richOf(field.maxLength, seed);
    case 'date':
      return day;
    case 'moment':
      return `${day}T${field.notBefore === undefined ? '10' : '16'}:00`;
    case 'link':
      return `https://video.example.org/${seed}`;
    case 'slug':
      return `entry-${seed}`;
    case 'choice':
      return field.options[0] ?? '';
    case 'picture':
      return sitePictures[field.folder][0];
    case 'media':
      return field.ownFiles?.[0] ?? '';
  }
}

function entryOf(kind: ContentKind, index: number, hasPages: boolean): PublishedEntry {
  const fields = Object.entries(getFields(kind));
  const filled = fields.filter(([, { type }]) => hasPages || (type !== 'rich' && type !== 'slug'));
  const values = filled.map(([name, field]) => {
    const seed = field.type === 'slug' && kind === 'news' ? 1000 + index : index;
    const value = valueOf(field, seed);
    const inAll = languageCodes.map((code) => [code, value]);
    return [name, isTranslated(field) ? Object.fromEntries(inAll) : value];
  });
  return {
    id: `${kind}-${index}`,
    values: Object.fromEntries(values) as PublishedEntry['values'],
    shownInEnglish: [],
  };
}

/**
 * A snapshot with these numbers of entries, every text at its maximum length.
 * @param hasPages whether posts and news have their own pages, which are nine tenths of it
 */
export function heavySnapshot(hasPages: boolean): string {
  const kinds = Object.entries(heavyCounts).map(([kind, count]) => [
    kind,
    Array.from({ length: count }, (_none, index) => entryOf(kind as ContentKind, index, hasPages)),
  ]);
  return writeSnapshot({ ...emptySnapshot, ...Object.fromEntries(kinds) });
}
