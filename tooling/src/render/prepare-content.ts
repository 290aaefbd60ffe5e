import { articlesIn } from 'contract/articles';
import type { LocalArticle } from 'contract/articles';
import { calendarIn } from 'contract/calendar-marks';
import type { CalendarEntry } from 'contract/calendar-marks';
import { toShownChurch } from 'contract/church-of';
import type { ShownChurch } from 'contract/church-of';
import { inLanguage } from 'contract/content-entry';
import type { LocalContent, LocalEntry } from 'contract/content-entry';
import { articleFile, contentFolder } from 'contract/content-files';
import { readSnapshot, writeSnapshot } from 'contract/content-snapshot';
import type { LeftOut } from 'contract/content-snapshot';
import { entryPath } from 'contract/entry-page';
import { firstLanguage, toPrefix } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { LocalFiles } from 'contract/shown-files';
import { isEntryPage } from 'contract/site-paths';
import type { OwnedPath } from 'contract/site-paths';
import { speaks } from '../build-record.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import type { SiteState } from '../site/site-state.ts';
import { loadServerBuild } from '../server-build.ts';
import { contentIn, getFiles, fillIn, layOutContent, mergeStarters } from './site-content.ts';
import type { ShownContent, SiteContent } from './site-content.ts';

/** What the public site's build for Node may offer; a release from before there was content offers nothing of it. */
export interface ContentBuild {
  readonly routes?: readonly { readonly id?: string; readonly path?: string }[];
  /** By the ids of the pages' routes. */
  readonly pageContent?: Readonly<Record<string, ShownContent>>;
  readonly provideContent?: (content: LocalContent & { readonly media?: LocalFiles }) => void;
  /** The pages of entries, by their slugs. */
  readonly provideArticles?: (articles: ReadonlyMap<string, LocalArticle>) => void;
  /** Where visitors find the site, for pages that name a whole address. */
  readonly provideOrigin?: (origin: string) => void;
  /** What others read of the church, by paths as in requirements 2.1. */
  readonly writeFeeds?: (sources: {
    readonly origin: string;
    readonly calendar: readonly CalendarEntry[];
  }) => ReadonlyMap<string, string>;
  /** Of a remote whose pages name the church and show no other content. */
  readonly provideChurch?: (church: ShownChurch) => void;
  /** In the language of the build. */
  readonly starterContent?: LocalContent;
}

/** The stable release of the public site as pages in one language are made of it. */
interface LocalBuild {
  /** What its texts are in: English where it does not speak the pages' language. */
  readonly ownLanguage: Language;
  readonly remotes: Readonly<Record<string, ContentBuild>>;
}

export interface PreparedContent extends SiteContent {
  /** The snapshot, as the set of pages keeps it. */
  readonly text: string;
  /** What the releases came with, likewise. */
  readonly starter: string;
  /** What of the snapshot the pages do not show. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Gives the stable builds what staff have published, or else what the site came with. Undefined where no release that
 * visitors may get has its pages say it.
 * @param given shown in the place of what is published
 */
export function prepareContent(
  site: SiteFolder,
  state: SiteState,
  builds: readonly LocalBuild[],
  given?: string,
): PreparedContent | undefined {
  const stable = builds.map(
    ({ ownLanguage, remotes }) => [ownLanguage, ownBuild(remotes)] as const,
  );
  const able = [stable, loadCanary(site, state, builds)].filter(
    ([first]) => first?.[1].provideContent,
  );
  if (able.length === 0) return undefined;
  const merged = mergeStarters(startersOf(able));
  const starter = writeSnapshot(merged);
  const published = () =>
    state.content === undefined ? starter : site.readSnapshot(state.content);
  const text = given ?? published();
  const leftOut: LeftOut[] = [];
  const snapshot = fillIn(
    readSnapshot(text, (left) => void leftOut.push(left)),
    merged,
  );
  for (const [language, build] of stable) {
    const content = contentIn(snapshot, language);
    build.provideContent?.({ ...content, ...getFiles(snapshot, content, language) });
    build.provideOrigin?.(state.origin);
    build.provideArticles?.(articlesIn(snapshot, language));
  }
  for (const { ownLanguage, remotes } of builds) {
    const [identity] = inLanguage(snapshot, 'identity', ownLanguage);
    if (!identity) continue;
    for (const remote of Object.values(remotes)) remote.provideChurch?.(toShownChurch(identity));
  }
  // Of a file that both have, the stable release's pages were rendered with what it says there.
  const pages = able.reverse().flatMap(([first]) => Object.values(first?.[1].pageContent ?? {}));
  return { ...layOutContent(snapshot, pages), text, starter, leftOut };
}

/** Of a kind that only the release on trial knows, what that one came with. */
const startersOf = (able: readonly (readonly (readonly [Language, ContentBuild])[])[]) => {
  const starters: Partial<Record<Language, LocalContent>> = {};
  for (const builds of able)
    for (const [language, { starterContent }] of builds)
      starters[language] = { ...starterContent, ...starters[language] } as LocalContent;
  return starters;
};

const ownBuild = (remotes: LocalBuild['remotes']): ContentBuild => remotes['public-site'] ?? {};

/** Visitors on trial ask for what its pages show. */
function loadCanary(site: SiteFolder, state: SiteState, builds: readonly LocalBuild[]) {
  const { canary } = state.packages['public-site'];
  if (!canary) return [];
  const record = site.recordOf('public-site', canary.version);
  const languages = builds.map(({ ownLanguage }) => ownLanguage);
  return languages
    .filter((language) => speaks(record, language))
    .map((language) => {
      const file = site.serverBuild(record, language);
      return [language, loadServerBuild<ContentBuild>('public-site', file)] as const;
    });
}

/** What a page is told of its content. */
export interface DescribedContent {
  readonly version: string;
  /** The address of this page's part, if it has one. */
  readonly file?: string;
  /** For the frame, which every page has. */
  readonly services: readonly LocalEntry<'services'>[];
  /** Likewise. Undefined where no live release came with it. */
  readonly identity: LocalEntry<'identity'> | undefined;
}

/** Who the church is in a language. */
export const identityIn = ({ snapshot }: SiteContent, language: Language) =>
  inLanguage(snapshot, 'identity', language)[0];

/** The same as what is beside the pages tells it. */
export function describeChurch(content: SiteContent): ShownChurch | undefined {
  const identity = identityIn(content, firstLanguage);
  return identity && toShownChurch(identity);
}

/** The pages of entries, by their slugs: none where the live releases have none for them. */
export const articleSlugs = (
  { remotes }: Pick<LocalBuild, 'remotes'>,
  pages: readonly OwnedPath[],
  content: SiteContent | undefined,
): readonly string[] =>
  content && ownBuild(remotes).provideArticles && pages.some(isEntryPage)
    ? [...articlesIn(content.snapshot, firstLanguage).keys()]
    : [];

/**
 * The calendar and the other feeds, by their paths as in requirements 2.1: none of a release from before there were
 * any.
 */
export const getFeeds = (
  { ownLanguage, remotes }: LocalBuild,
  { snapshot }: SiteContent,
  origin: string,
): ReadonlyMap<string, string> =>
  ownBuild(remotes).writeFeeds?.({ origin, calendar: calendarIn(snapshot, ownLanguage) }) ??
  new Map();

/** What a page's document says of its content. @param path undefined for a frame of other pages */
export function describeContent(
  { ownLanguage, remotes }: LocalBuild,
  content: SiteContent,
  path: string | undefined,
): DescribedContent {
  const { routes = [], pageContent = {} } = ownBuild(remotes);
  const { version, files } = content;
  const services = inLanguage(content.snapshot, 'services', ownLanguage);
  const frame = { version, services, identity: identityIn(content, ownLanguage) };
  const folder = `${contentFolder}${version}${toPrefix(ownLanguage)}`;
  const slug = path?.startsWith(entryPath('')) ? path.slice(entryPath('').length) : '';
  const article = articleFile(slug);
  if (slug !== '' && files.has(article)) return { ...frame, file: `${folder}/${article}` };
  const id = path === undefined ? '' : (routes.find((route) => route.path === path)?.id ?? '');
  const shown = Object.hasOwn(pageContent, id) ? pageContent[id] : undefined;
  if (!shown) return frame;
  return { ...frame, file: `${folder}/${shown.file}.json` };
}
