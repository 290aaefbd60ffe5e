import { createHash } from 'node:crypto';
import { articlesIn, movedSlugs } from 'contract/articles';
import type { LocalArticle } from 'contract/articles';
import { inLanguage } from 'contract/content-entry';
import type { ContentSnapshot, LocalContent, PublishedEntry } from 'contract/content-entry';
import { articleFile, articleIndexFile } from 'contract/content-files';
import type { ArticleIndex } from 'contract/content-files';
import {
  contentKindNames,
  getFields,
  isAlwaysShown,
  isTranslated,
  pageKindNames,
} from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { firstLanguage, languageCodes, toPrefix } from 'contract/languages';
import type { Language } from 'contract/languages';
import { localFiles } from 'contract/named-files';
import type { LocalFiles } from 'contract/shown-files';

/** Content of a page: public-site/src/shown-content/page-content.ts. */
export interface ShownContent {
  readonly file: string;
  /** Maximum number of entries per kind. */
  readonly kinds: Readonly<Partial<Record<ContentKind, number>>>;
}

/** The content of one assembly's pages. */
export interface SiteContent {
  readonly snapshot: ContentSnapshot;
  /** Digest of all files, twelve hexadecimal digits. */
  readonly version: string;
  /** Files by path below the version's folder, such as `de/home.json`. */
  readonly files: ReadonlyMap<string, string>;
}

/** Merges the starter content of all languages, for kinds without published content. */
export function mergeStarters(
  starters: Readonly<Partial<Record<Language, LocalContent>>>,
): ContentSnapshot {
  const textOf = (kind: ContentKind, id: string, field: string, language: Language) => {
    const entries: readonly { readonly id: string }[] = starters[language]?.[kind] ?? [];
    const values = entries.find((entry) => entry.id === id) as Record<string, string> | undefined;
    return values?.[field];
  };
  const merge = (kind: ContentKind, id: string): PublishedEntry => {
    const values = Object.entries(getFields(kind)).flatMap(([name, field]) => {
      const english = textOf(kind, id, name, firstLanguage);
      if (english === undefined) return [];
      const inAll = languageCodes.map((code) => [code, textOf(kind, id, name, code) ?? english]);
      return [[name, isTranslated(field) ? Object.fromEntries(inAll) : english]];
    });
    return {
      id,
      values: Object.fromEntries(values) as PublishedEntry['values'],
      shownInEnglish: [],
    };
  };
  const kinds = contentKindNames.map((kind) => {
    const entries: readonly { readonly id: string }[] = starters[firstLanguage]?.[kind] ?? [];
    return [kind, entries.map(({ id }) => merge(kind, id))];
  });
  return Object.fromEntries(kinds) as ContentSnapshot;
}

/** Adds starter content to a snapshot for mandatory kinds without an entry. */
export const fillIn = (snapshot: ContentSnapshot, starter: ContentSnapshot): ContentSnapshot => {
  const lacking = contentKindNames.filter(
    (kind) => isAlwaysShown(kind) && snapshot[kind].length === 0,
  );
  return { ...snapshot, ...Object.fromEntries(lacking.map((kind) => [kind, starter[kind]])) };
};

export const getLocalContent = (snapshot: ContentSnapshot, language: Language): LocalContent =>
  Object.fromEntries(
    contentKindNames.map((kind) => [kind, inLanguage(snapshot, kind, language)]),
  ) as unknown as LocalContent;

/** Limits the number of entries of each kind. */
const cut = (content: LocalContent, kinds: ShownContent['kinds']): Partial<LocalContent> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, count]) => [
      kind,
      content[kind as ContentKind].slice(0, count),
    ]),
  );

/** Selects the media that these entries name: `media`, or nothing if there are none. */
export function getFiles(
  snapshot: ContentSnapshot,
  shown: Partial<LocalContent>,
  language: Language,
): { readonly media?: LocalFiles } {
  const media = Object.fromEntries(
    contentKindNames.flatMap((kind) =>
      Object.entries(localFiles(snapshot.media, kind, shown[kind] ?? [], language)),
    ),
  );
  return Object.keys(media).length > 0 ? { media } : {};
}

/**
 * Writes the files that browsers fetch: one per page, and one per kind for releases whose pages show more than was
 * foreseen.
 */
export function layOutContent(
  snapshot: ContentSnapshot,
  pages: readonly ShownContent[],
): SiteContent {
  const single = pageKindNames.map((kind) => ({ file: kind, kinds: { [kind]: Infinity } }));
  const kindsOf = new Map<string, ShownContent['kinds']>();
  for (const { file, kinds } of [...single, ...pages]) {
    kindsOf.set(file, { ...kindsOf.get(file), ...kinds });
  }
  const files = new Map<string, string>();
  const moved = Object.fromEntries(movedSlugs(snapshot));
  for (const language of languageCodes) {
    const content = getLocalContent(snapshot, language);
    for (const [file, kinds] of kindsOf) {
      const shown = cut(content, kinds);
      const path = `${toPrefix(language)}/${file}.json`.slice(1);
      files.set(path, JSON.stringify({ ...shown, ...getFiles(snapshot, shown, language) }));
    }
    const articles = articlesIn(snapshot, language);
    const put = (file: string, content: ArticleIndex | LocalArticle) =>
      files.set(`${toPrefix(language)}/${file}`.slice(1), JSON.stringify(content));
    put(articleIndexFile, { articles: [...articles.keys()], moved });
    for (const [slug, article] of articles) put(articleFile(slug), article);
  }
  const digest = createHash('sha256').update(JSON.stringify([...files]));
  return { snapshot, files, version: digest.digest('hex').slice(0, 12) };
}
