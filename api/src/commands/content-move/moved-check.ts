import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { findMissing, findWrong, slugOf } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { isAlwaysShown, isSingle } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { orderText, tidyText } from 'contract/content-text';
import { draftFormats } from 'contract/draft-formats';
import { firstLanguage } from 'contract/languages';
import { isMediaId } from 'contract/media-kinds';
import { makeFormats } from '../../http/bodies/formats';
import { tidyName } from '../../content/media/files/media-name';
import { systemClock } from '../../storage/clock';
import { MoveFault } from './move-fault';
import {
  entryFile,
  entrySchema,
  manifestFile,
  manifestSchema,
  mediaFactsFile,
  mediaSchemas,
} from './moved-shapes';
import type { MovedEntry, MovedManifest, MovedMedia } from './moved-shapes';

const isInstant = (text: string): boolean => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
};

/** The first fault ends it: of a hostile file all of them would be as large as the file. */
const ajv = new Ajv({
  meta: false,
  validateSchema: false,
  // Lengths in UTF-16 code units, as everywhere.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it
  unicode: false,
  formats: {
    ...makeFormats(systemClock),
    instant: isInstant,
    'media-id': isMediaId,
    'shown-line': (text: string) => draftFormats['draft-line'](text) && text.trim() !== '',
  },
  logger: false,
});

const compiled = new Map<object, ValidateFunction>();
const schemas = new Map<ContentKind, object>();

/** Reads what a folder says; each throws a MoveFault that names the file and what does not fit in it. */
export function readManifest(found: unknown): MovedManifest {
  check(manifestFile, manifestSchema, found);
  return found as MovedManifest;
}

/** An entry with its texts as they are stored. */
export function readMovedEntry(kind: ContentKind, id: string, found: unknown): MovedEntry {
  const file = entryFile(kind, id);
  const schema = schemas.get(kind) ?? entrySchema(kind);
  schemas.set(kind, schema);
  check(file, schema, found);
  const entry = found as MovedEntry;
  const { draft, published, versions, slugs } = entry;
  const fail = (words: string) => new MoveFault(`${file}: ${words}`);
  if (isSingle(kind) && id !== kind) throw fail('it is not the one entry of its kind.');
  if (!draft && !published) throw fail('it has neither a draft nor a published text.');
  if (versions.some(({ number }, place) => number <= (versions[place - 1]?.number ?? 0)))
    throw fail('its versions are not in the order of their numbers.');
  const shown = published && tidyText(kind, published);
  if (shown) checkPublished(kind, shown, fail);
  return {
    ...entry,
    ...(draft && { draft: orderText(kind, draft) }),
    ...(shown && { published: shown }),
    slugs: withPresentLast(kind, shown, slugs),
    versions: versions.map((version) => ({ ...version, text: tidyText(kind, version.text) })),
  };
}

/** The slugs of an entry, oldest first. Of those from before their order was kept, the present one may be anywhere. */
export function withPresentLast(
  kind: ContentKind,
  published: ContentText | undefined,
  slugs: readonly string[],
): readonly string[] {
  const present = published && slugOf(kind, published);
  return present === undefined ? slugs : [...slugs.filter((slug) => slug !== present), present];
}

/** As strict as publishing is, but for languages that the site may have got since. */
function checkPublished(
  kind: ContentKind,
  text: ContentText,
  fail: (words: string) => MoveFault,
): void {
  const missing = findMissing(kind, text).find(
    ({ language = firstLanguage }) => language === firstLanguage,
  );
  if (missing) throw fail(`${missing.field} is missing in what is published.`);
  const [wrong] = findWrong(kind, text);
  if (wrong) throw fail(`${wrong.field} does not fit in what is published (${wrong.code}).`);
}

/** What a site needs is published, or not there, so that what comes with the site takes its place. */
export function checkNeeded(kind: ContentKind, entries: number, isShown: boolean): void {
  if (isAlwaysShown(kind) && entries > 0 && !isShown)
    throw new MoveFault(`content/${kind}: the site needs one of them published.`);
}

/** What is told of a file of the media. What it is by its bytes is looked at later. */
export function readMovedMedia(id: string, found: unknown): MovedMedia {
  const name = mediaFactsFile(id);
  const kind = (found as { readonly kind?: unknown } | null)?.kind;
  const fail = (words: string) => new MoveFault(`${name}: ${words}`);
  if (kind !== 'picture' && kind !== 'audio' && kind !== 'document')
    throw fail('it is no picture, audio or document.');
  check(name, mediaSchemas[kind], found);
  const facts = found as MovedMedia;
  if (tidyName(facts.name) !== facts.name) throw fail('its name does not fit.');
  if (facts.kind !== 'picture') return facts;
  const { widths, width } = facts;
  if (widths.at(-1) !== width || widths.some((each, place) => each <= (widths[place - 1] ?? 0)))
    throw fail('its widths do not rise to its width.');
  return facts;
}

/** In characters: of the words that say what does not fit, which a hostile file may make long. */
const maxWords = 300;

function check(file: string, schema: object, found: unknown): void {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(found)) return;
  const [error] = validate.errors ?? [];
  const named: unknown = error?.params['additionalProperty'];
  const what = named === undefined ? '' : ` (${JSON.stringify(named)})`;
  const words = `${error?.instancePath ?? ''} ${error?.message ?? 'does not fit'}${what}`;
  // A key may hold what a terminal takes for an order.
  throw new MoveFault(
    `${file}: ${words
      .replace(/[\p{C}]/gu, '?')
      .slice(0, maxWords)
      .trim()}`,
  );
}
