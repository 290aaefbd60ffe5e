import type { LocalContent, LocalEntry } from 'contract/content-entry';
import type { ContentKind, PageKind, SingleKind } from 'contract/content-kinds';
import { toShownChurch } from 'contract/church-of';
import { provideChurch } from 'contract/shown-church';
import { provideServices } from 'contract/shown-services';

/** What of the church's content a page shows (decision 53). */
interface ShownContent {
  /** Its file below `/content/<version>`, without the ending. Pages that show the same share one. */
  readonly file: string;
  /** Of each kind, so many entries at most. */
  readonly kinds: Readonly<Partial<Record<PageKind, number>>>;
}

const all = Infinity;
const programs: ShownContent = { file: 'programs', kinds: { programs: all } };
const vision: ShownContent = { file: 'vision', kinds: { programs: all, vision: all } };

/** So many testimonies, messages and news items the home page shows, however many there are. */
export const shownAtHome = 3;

/** The pages that show content, by the ids of their routes. The assembly writes their files. */
export const pageContent = {
  home: {
    file: 'home',
    kinds: {
      // Other pages, which are loaded without a request once a kind is here, show all programmes.
      ...{ slides: all, programs: all, ministers: all, services: all, identity: all },
      ...{ testimonies: shownAtHome, messages: shownAtHome, news: shownAtHome },
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
} as const satisfies Readonly<Record<string, ShownContent>>;

export type PageWithContent = keyof typeof pageContent;

let kept: Partial<LocalContent> = {};

/** What pages need of the files of the media that entries name, as it came: who shows a file reads it. */
let files: Readonly<Record<string, unknown>> = {};

/** Keeps content for the pages that show it; of a kind that is here, what comes later counts. */
export function provideContent({ media, ...content }: ProvidedContent): void {
  kept = { ...kept, ...content };
  files = { ...files, ...media };
  if (content.services) provideServices(content.services);
  const [identity] = content.identity ?? [];
  if (identity) provideChurch(toShownChurch(identity));
}

type ProvidedContent = Partial<LocalContent> & { readonly media?: typeof files };

/** What came of a file by its id. */
export const getMedia = (id: string): unknown => (Object.hasOwn(files, id) ? files[id] : undefined);

export const isHere = (kind: ContentKind): boolean => kept[kind] !== undefined;

/**
 * What there is of a kind, in the page's language and in the order in which it is shown.
 * @throws Error on a page that `pageContent` does not give it to
 */
export function getEntries<Kind extends ContentKind>(kind: Kind): readonly LocalEntry<Kind>[] {
  const entries: Partial<LocalContent>[Kind] = kept[kind];
  if (!entries) throw new Error(`This page has no ${kind}.`);
  return entries;
}

/**
 * The one entry of a kind, in the page's language.
 * @throws Error on a page that `pageContent` does not give it to
 */
export function getEntry<Kind extends SingleKind>(kind: Kind): LocalEntry<Kind> {
  const [entry] = getEntries(kind);
  if (!entry) throw new Error(`There is no ${kind}.`);
  return entry;
}

/** Whether a list that is here names the page of an entry. @param path as in requirements 2.1 */
export const isListed = (path: string): boolean =>
  [...(kept.posts ?? []), ...(kept.news ?? [])].some((entry) => entry.path === path);

/**
 * Where an entry can be read: on its page, or, of what came with the site, at an address without one (requirements
 * 2.1), which `starterFolder` and the entry's id make. Undefined of what staff have written without a text.
 */
export const readMorePath = (
  { id, path }: { readonly id: string; readonly path?: string },
  starterFolder: '/blog' | '/more/blog',
): string | undefined => path ?? (madeByStaff.test(id) ? undefined : `${starterFolder}/${id}`);

/** A UUID. */
const madeByStaff = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
