import type { LocalContent, LocalEntry } from 'contract/content-entry';
import type { ContentKind, PageKind, SingleKind } from 'contract/content-kinds';
import { toShownChurch } from 'contract/church-of';
import { provideChurch } from 'contract/shown-church';
import { provideServices } from 'contract/shown-services';

/** The content that a page shows (decision 53). */
interface ShownContent {
  /** Name of its file below `/content/<version>`, without extension. Pages with the same content share one. */
  readonly file: string;
  readonly kinds: Readonly<Partial<Record<PageKind, number>>>;
}

const all = Infinity;
const programs: ShownContent = { file: 'programs', kinds: { programs: all } };
const help = { file: 'help', kinds: { 'help-lines': all } } as const;
const vision: ShownContent = { file: 'vision', kinds: { programs: all, vision: all } };

/** Testimonies, messages and news items on the home page at most. */
export const maxItemsAtHome = 3;

/** The content of each page, by route id. tooling/src/render/assemble.ts writes the files. */
export const pageContent = {
  home: {
    file: 'home',
    kinds: {
      // All programmes, because other pages show them all and make no request for a kind that is loaded.
      ...{ slides: all, programs: all, ministers: all, services: all, identity: all },
      ...{ testimonies: maxItemsAtHome, messages: maxItemsAtHome, news: maxItemsAtHome },
    },
  },
  gallery: { file: 'gallery', kinds: { gallery: all } },
  blog: { file: 'blog', kinds: { posts: all } },
  mp3: { file: 'sermons', kinds: { sermons: all } },
  departments: { file: 'departments', kinds: { departments: all } },
  payment: { file: 'payment', kinds: { giving: all, identity: all, gifts: all } },
  visit: { file: 'visit', kinds: { identity: all, visit: all } },
  awakening: vision,
  praise: vision,
  imprint: { file: 'imprint', kinds: { imprint: all } },
  privacy: { file: 'privacy', kinds: { privacy: all } },
  programAttendance: programs,
  'programAttendance-sent': programs,
  welfare: help,
  'welfare-sent': help,
  request: help,
  'request-sent': help,
} as const satisfies Readonly<Record<string, ShownContent>>;

export type PageWithContent = keyof typeof pageContent;

let kept: Partial<LocalContent> = {};

/** The data of media files that entries name, not validated: the code that shows a file checks them. */
let files: Readonly<Record<string, unknown>> = {};

/** Adds content for the pages that show it; a loaded kind is replaced. */
export function provideContent({ media, ...content }: ProvidedContent): void {
  kept = { ...kept, ...content };
  files = { ...files, ...media };
  if (content.services) provideServices(content.services);
  const [identity] = content.identity ?? [];
  if (identity) provideChurch(toShownChurch(identity));
}

type ProvidedContent = Partial<LocalContent> & { readonly media?: typeof files };

/** The data of a media file, not validated. */
export const getMedia = (id: string): unknown => (Object.hasOwn(files, id) ? files[id] : undefined);

export const isHere = (kind: ContentKind): boolean => kept[kind] !== undefined;

/**
 * The entries of a kind, in the page's language and in display order.
 * @throws Error on a page that `pageContent` does not give it to
 */
export function getEntries<Kind extends ContentKind>(kind: Kind): readonly LocalEntry<Kind>[] {
  const entries: Partial<LocalContent>[Kind] = kept[kind];
  if (!entries) throw new Error(`This page has no ${kind}.`);
  return entries;
}

/**
 * The only entry of a kind, in the page's language.
 * @throws Error on a page that `pageContent` does not give it to
 */
export function getEntry<Kind extends SingleKind>(kind: Kind): LocalEntry<Kind> {
  const [entry] = getEntries(kind);
  if (!entry) throw new Error(`There is no ${kind}.`);
  return entry;
}

/**
 * Whether a loaded list contains the entry with the page.
 * @param path as in requirements 2.1
 */
export const isListed = (path: string): boolean =>
  [...(kept.posts ?? []), ...(kept.news ?? [])].some((entry) => entry.path === path);

/**
 * The path for reading an entry: its page or, for starter entries, a path without a page (requirements 2.1) from
 * `starterFolder` and the entry's id. Undefined for entries of staff without a text.
 */
export const getMorePath = (
  { id, path }: { readonly id: string; readonly path?: string },
  starterFolder: '/blog' | '/more/blog',
): string | undefined => path ?? (madeByStaff.test(id) ? undefined : `${starterFolder}/${id}`);

/** A UUID: starter entries have other ids. */
const madeByStaff = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
