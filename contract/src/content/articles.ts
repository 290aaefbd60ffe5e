import type { Language } from '../site/languages';
import { localEntry, localText, getSlug } from './content-entry';
import type { ContentSnapshot, LocalEntry } from './content-entry';
import { kindsWithPages, getPages } from './kinds/content-kinds';
import type { KindWithPages } from './kinds/content-kinds';
import { localFiles } from './named-files';
import type { LocalFiles } from './shown-files';

/** An entry with its text, as its own page shows it. */
export type LocalArticle = {
  readonly [Kind in KindWithPages]: LocalEntry<Kind> & {
    readonly kind: Kind;
    readonly path: string;
    /** A rich text. */
    readonly body: string;
    /** What it shows of the media; absent of nothing. */
    readonly media?: LocalFiles;
  };
}[KindWithPages];

type Articles = ReadonlyMap<string, LocalArticle>;

/** An assembly asks again and again, and long texts take long to read. */
const known = new WeakMap<ContentSnapshot, Map<Language, Articles>>();

/** The pages of entries in one language. Of two that have one slug the first has the page. */
export function articlesIn(snapshot: ContentSnapshot, language: Language): Articles {
  const ofLanguages = known.get(snapshot) ?? new Map<Language, Articles>();
  known.set(snapshot, ofLanguages);
  const articles = ofLanguages.get(language) ?? readArticles(snapshot, language);
  ofLanguages.set(language, articles);
  return articles;
}

function readArticles(snapshot: ContentSnapshot, language: Language): Articles {
  const articles = new Map<string, LocalArticle>();
  for (const kind of kindsWithPages)
    for (const entry of snapshot[kind]) {
      const slug = getSlug(kind, entry);
      if (slug === undefined || articles.has(slug)) continue;
      const local = localEntry(kind, entry, language);
      const shown = local.language ?? language;
      const { body: field = '' } = getPages(kind) ?? {};
      const body = localText(entry.values[field], shown);
      const media = localFiles(snapshot.media, kind, [{ ...local, [field]: body }], shown);
      const shows = Object.keys(media).length > 0;
      articles.set(slug, {
        ...local,
        kind,
        body,
        ...(shows && { media }),
      } as unknown as LocalArticle);
    }
  return articles;
}

/** Which page a slug leads to that is none any more, by that page's slug. */
export function movedSlugs(snapshot: ContentSnapshot): ReadonlyMap<string, string> {
  const pages = articlesIn(snapshot, 'en');
  const moved = kindsWithPages.flatMap((kind) =>
    snapshot[kind].flatMap((entry) => {
      const slug = getSlug(kind, entry);
      if (slug === undefined) return [];
      return (entry.formerSlugs ?? []).map((former) => [former, slug] as const);
    }),
  );
  return new Map(moved.filter(([former]) => !pages.has(former)));
}
