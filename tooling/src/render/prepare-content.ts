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
import type { OmittedValue } from 'contract/content-snapshot';
import { entryPath } from 'contract/entry-page';
import { firstLanguage, toPrefix } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { LocalFiles } from 'contract/shown-files';
import { isEntryPage } from 'contract/site-paths';
import type { OwnedPath } from 'contract/site-paths';
import type { SiteState } from 'contract/site-state';
import { speaks } from '../build-record.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import { loadServerBuild } from '../server-build.ts';
import { getLocalContent, getFiles, fillIn, layOutContent, mergeStarters } from './site-content.ts';
import type { ShownContent, SiteContent } from './site-content.ts';

/** Possible exports of the public site's server build; a release from before there was content has none of them. */
export interface ContentBuild {
  readonly routes?: readonly { readonly id?: string; readonly path?: string }[];
  /** Content of pages by route id. */
  readonly pageContent?: Readonly<Record<string, ShownContent>>;
  readonly provideContent?: (content: LocalContent & { readonly media?: LocalFiles }) => void;
  /** Sets the pages of entries by their slugs. */
  readonly provideArticles?: (articles: ReadonlyMap<string, LocalArticle>) => void;
  /** Sets the public origin, for pages that contain absolute addresses. */
  readonly provideOrigin?: (origin: string) => void;
  /** Writes the feeds by path, as in requirements 2.1. */
  readonly writeFeeds?: (sources: {
    readonly origin: string;
    readonly calendar: readonly CalendarEntry[];
  }) => ReadonlyMap<string, string>;
  /** For a remote whose pages show the church's identity and no other content. */
  readonly provideChurch?: (church: ShownChurch) => void;
  /** Starter content in the language of the build. */
  readonly starterContent?: LocalContent;
}

/** The public site's stable release for pages in one language. */
interface LocalBuild {
  /** Language of its texts: English if it does not have the pages' language. */
  readonly ownLanguage: Language;
  readonly remotes: Readonly<Record<string, ContentBuild>>;
}

export interface PreparedContent extends SiteContent {
  /** The snapshot as the page set stores it. */
  readonly text: string;
  /** The releases' starter content, stored likewise. */
  readonly starter: string;
  /** Content of the snapshot that the pages do not show. */
  readonly leftOut: readonly OmittedValue[];
}

/**
 * Provides the stable builds with the published content, or else with the starter content. Undefined if no live release
 * has pages that show it.
 * @param given replaces the published content
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
  const leftOut: OmittedValue[] = [];
  const snapshot = fillIn(
    readSnapshot(text, (left) => void leftOut.push(left)),
    merged,
  );
  for (const [language, build] of stable) {
    const content = getLocalContent(snapshot, language);
    build.provideContent?.({ ...content, ...getFiles(snapshot, content, language) });
    build.provideOrigin?.(state.origin);
    build.provideArticles?.(articlesIn(snapshot, language));
  }
  for (const { ownLanguage, remotes } of builds) {
    const [identity] = inLanguage(snapshot, 'identity', ownLanguage);
    if (!identity) continue;
    for (const remote of Object.values(remotes)) remote.provideChurch?.(toShownChurch(identity));
  }
  // If both builds have a file, the stable release's wins, because its pages were rendered with it.
  const pages = able.reverse().flatMap(([first]) => Object.values(first?.[1].pageContent ?? {}));
  return { ...layOutContent(snapshot, pages), text, starter, leftOut };
}

/** Starter content; for a kind that only the canary knows, the canary's. */
const startersOf = (able: readonly (readonly (readonly [Language, ContentBuild])[])[]) => {
  const starters: Partial<Record<Language, LocalContent>> = {};
  for (const builds of able)
    for (const [language, { starterContent }] of builds)
      starters[language] = { ...starterContent, ...starters[language] } as LocalContent;
  return starters;
};

const ownBuild = (remotes: LocalBuild['remotes']): ContentBuild => remotes['public-site'] ?? {};

/** Visitors of a trial request the content of the canary's pages. */
function loadCanary(site: SiteFolder, state: SiteState, builds: readonly LocalBuild[]) {
  const { canary } = state.packages['public-site'];
  if (!canary) return [];
  const record = site.releases.recordOf('public-site', canary.version);
  const languages = builds.map(({ ownLanguage }) => ownLanguage);
  return languages
    .filter((language) => speaks(record, language))
    .map((language) => {
      const file = site.releases.serverBuild(record, language);
      return [language, loadServerBuild<ContentBuild>('public-site', file)] as const;
    });
}

/** Content options of a rendered page. */
export interface DescribedContent {
  readonly version: string;
  /** Address of this page's content file, if it has one. */
  readonly file?: string;
  /** Service times for the frame of every page. */
  readonly services: readonly LocalEntry<'services'>[];
  /** Identity for the frame. Undefined if no live release has starter content for it. */
  readonly identity: LocalEntry<'identity'> | undefined;
}

export const getLocalIdentity = ({ snapshot }: SiteContent, language: Language) =>
  inLanguage(snapshot, 'identity', language)[0];

/** The church's identity for files beside the pages. */
export function describeChurch(content: SiteContent): ShownChurch | undefined {
  const identity = getLocalIdentity(content, firstLanguage);
  return identity && toShownChurch(identity);
}

/** Slugs of the pages of entries; empty if the live releases have no such pages. */
export const articleSlugs = (
  { remotes }: Pick<LocalBuild, 'remotes'>,
  pages: readonly OwnedPath[],
  content: SiteContent | undefined,
): readonly string[] =>
  content && ownBuild(remotes).provideArticles && pages.some(isEntryPage)
    ? [...articlesIn(content.snapshot, firstLanguage).keys()]
    : [];

/** The calendar and the other feeds by path, as in requirements 2.1; empty for a release from before there were any. */
export const getFeeds = (
  { ownLanguage, remotes }: LocalBuild,
  { snapshot }: SiteContent,
  origin: string,
): ReadonlyMap<string, string> =>
  ownBuild(remotes).writeFeeds?.({ origin, calendar: calendarIn(snapshot, ownLanguage) }) ??
  new Map();

/**
 * Content options of a page's document.
 * @param path undefined for a frame of other pages
 */
export function describeContent(
  { ownLanguage, remotes }: LocalBuild,
  content: SiteContent,
  path: string | undefined,
): DescribedContent {
  const { routes = [], pageContent = {} } = ownBuild(remotes);
  const { version, files } = content;
  const services = inLanguage(content.snapshot, 'services', ownLanguage);
  const frame = { version, services, identity: getLocalIdentity(content, ownLanguage) };
  const folder = `${contentFolder}${version}${toPrefix(ownLanguage)}`;
  const slug = path?.startsWith(entryPath('')) ? path.slice(entryPath('').length) : '';
  const article = articleFile(slug);
  if (slug !== '' && files.has(article)) return { ...frame, file: `${folder}/${article}` };
  const id = path === undefined ? '' : (routes.find((route) => route.path === path)?.id ?? '');
  const shown = Object.hasOwn(pageContent, id) ? pageContent[id] : undefined;
  if (!shown) return frame;
  return { ...frame, file: `${folder}/${shown.file}.json` };
}
