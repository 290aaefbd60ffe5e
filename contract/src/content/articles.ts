import type { Language } from '../site/languages';
import { localEntry, localText, getSlug } from './content-entry';
import type { ContentSnapshot, LocalEntry } from './content-entry';
import { kindsWithPages, getPages } from './kinds/content-kinds';
import type { KindWithPages } from './kinds/content-kinds';
import { localFiles } from './named-files';
import type { LocalFiles } from './shown-files';

/** An entry with its full text, as its own page shows it. */
export type LocalArticle = {
  readonly [Kind in KindWithPages]: LocalEntry<Kind> & {
    readonly kind: Kind;
    readonly path: string;
    /** JSON of a rich-text document. */
    readonly body: string;
    /** The media files that the body shows; absent if it shows none. */
    readonly media?: LocalFiles;
  };
}[KindWithPages];

type Articles = ReadonlyMap<string, LocalArticle>;

/** Cached, because parsing long texts is slow and a build asks for the same snapshot many times. */
const known = new WeakMap<ContentSnapshot, Map<Language, Articles>>();

/** The pages of entries in one language, by slug. If two entries have the same slug, the first gets the page. */
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

/** Maps each former slug of an entry to the slug of its page, for redirects. */
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
