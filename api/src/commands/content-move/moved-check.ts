import {
  contentIdPattern,
  contentTextSchema,
  keptSlugs,
  keptVersions,
  maxContentId,
} from 'contract/content-limits';
import { findMissing, findWrong, getSlug } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames, contentKinds, isSingle } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { orderText, tidyText } from 'contract/content-text';
import { maxSlugLength, slugPattern } from 'contract/entry-page';
import { firstLanguage } from 'contract/languages';
import { maxMediaBytes, maxMediaFiles } from 'contract/media-files';
import { changeMediaFile } from 'contract/media-requests';
import { mediaKinds } from 'contract/media-kinds';
import { textBodyLimit } from '../../content/content-body-limits';
import { validatorCompilerFor } from '../../http/bodies/validator-compiler';
import { systemClock } from '../../storage/clock';
import {
  MoveError,
  entryFile,
  manifestFile,
  mediaFactsFile,
  moveFormat,
  readJson,
} from './moved-folder';
import type { MovedEntry, MovedManifest, MovedMedia } from './moved-folder';

/** In bytes, of the manifest and of the facts of one file. */
const maxManifestBytes = 2 ** 20;
const maxFactsBytes = 16_384;
/** In bytes, of all data of one entry: its texts, and a line per slug. */
const maxEntryBytes = (kind: ContentKind): number =>
  (keptVersions + 2) * textBodyLimit(kind) + keptSlugs * (maxSlugLength + 16);

const text = (pattern: string, maxLength: number) => ({ type: 'string', pattern, maxLength });
const moment = text(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, 24);
const count = { type: 'integer', minimum: 1, maximum: 1_000_000_000 } as const;

const allOf = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const listOf = (items: object, maxItems: number) => ({
  ...{ type: 'array', items, maxItems, uniqueItems: true },
});

const kindSchema = (kind: ContentKind) =>
  allOf({
    hasStarter: { type: 'boolean' },
    entries: listOf(text(`^${contentIdPattern}$`, maxContentId), contentKinds[kind].maxEntries),
  });

const manifestSchema = allOf({
  format: { const: moveFormat.format },
  version: { const: moveFormat.version },
  kinds: allOf(
    Object.fromEntries(contentKindNames.map((kind) => [kind, kindSchema(kind)])),
    contentKindNames,
  ),
  media: listOf(text('^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 36), maxMediaFiles),
});

const entrySchema = (kind: ContentKind) => {
  const words = contentTextSchema(kind);
  const deed = { enum: ['published', 'taken-down'] };
  const version = allOf({ number: count, deed, at: moment, text: words });
  return allOf(
    {
      changedAt: moment,
      cameWithSite: { type: 'boolean' },
      draft: words,
      published: words,
      slugs: listOf(text(`^${slugPattern}$`, maxSlugLength), keptSlugs),
      versions: listOf(version, keptVersions),
    },
    ['draft', 'published'],
  );
};

const entrySchemas = new Map(contentKindNames.map((kind) => [kind, entrySchema(kind)]));

const { name, alt, focalPoint } = changeMediaFile.body.properties;
const ofEachFile = { kind: { enum: mediaKinds }, name, addedAt: moment };
const anyFileSchema = { type: 'object', properties: ofEachFile, required: Object.keys(ofEachFile) };
const bytesOf = (kind: MovedMedia['kind']) => ({ ...count, maximum: maxMediaBytes[kind] });
const fileName = (endings: string) => text(String.raw`^[a-z0-9-]{1,64}\.(?:${endings})$`, 70);
const mediaSchemas = {
  picture: allOf(
    {
      ...{ ...ofEachFile, bytes: bytesOf('picture'), alt, focalPoint },
      ...{ width: count, height: count, widths: listOf(count, 20) },
    },
    ['focalPoint'],
  ),
  audio: allOf({
    ...{ ...ofEachFile, bytes: bytesOf('audio'), file: fileName('mp3|m4a') },
    seconds: { type: 'number', minimum: 0, maximum: 1_000_000 },
  }),
  document: allOf({ ...ofEachFile, bytes: bytesOf('document'), file: fileName('pdf') }),
};

/** Reads the manifest. This and the other functions throw a MoveError that names the file and the invalid field. */
export async function readManifest(folder: string): Promise<MovedManifest> {
  const found = await readJson(folder, manifestFile, maxManifestBytes);
  check(manifestFile, manifestSchema, found);
  return found as MovedManifest;
}

export async function readMovedMedia(folder: string, id: string): Promise<MovedMedia> {
  const file = mediaFactsFile(id);
  const found = await readJson(folder, file, maxFactsBytes);
  check(file, anyFileSchema, found);
  check(file, mediaSchemas[(found as MovedMedia).kind], found);
  return found as MovedMedia;
}

/** Reads an entry with its texts as they are stored. */
export async function readMovedEntry(
  folder: string,
  kind: ContentKind,
  id: string,
): Promise<MovedEntry> {
  const file = entryFile(kind, id);
  const found = await readJson(folder, file, maxEntryBytes(kind));
  check(file, entrySchemas.get(kind) ?? {}, found);
  const entry = found as MovedEntry;
  const { draft, versions, slugs } = entry;
  const published = entry.published && tidyText(kind, entry.published);
  const wrong = findWrongEntry(kind, id, { ...entry, ...(published && { published }) });
  if (wrong !== undefined) throw new MoveError(`${file}: ${wrong}`);
  return {
    ...entry,
    ...(draft && { draft: orderText(kind, draft) }),
    ...(published && { published }),
    slugs: sortCurrentSlugLast(kind, published, slugs),
    versions: versions.map((version) => ({ ...version, text: tidyText(kind, version.text) })),
  };
}

/** Checks entries as strictly as publishing does, except for languages that the site may have added since. */
function findWrongEntry(kind: ContentKind, id: string, entry: MovedEntry): string | undefined {
  const { draft, published, versions } = entry;
  if (isSingle(kind) && id !== kind) return 'it is not the one entry of its kind.';
  if (!draft && !published) return 'it has neither a draft nor a published text.';
  if (versions.some(({ number }, place) => number <= (versions[place - 1]?.number ?? 0)))
    return 'its versions are not in the order of their numbers.';
  if (!published) return undefined;
  const missing = findMissing(kind, published).find(
    ({ language = firstLanguage }) => language === firstLanguage,
  );
  if (missing) return `${missing.field} is missing in what is published.`;
  const [wrong] = findWrong(kind, published);
  return wrong && `${wrong.field} does not fit in what is published (${wrong.code}).`;
}

/** The slugs of an entry, oldest first. Old data has no order, so the current slug may be anywhere. */
export function sortCurrentSlugLast(
  kind: ContentKind,
  published: ContentText | undefined,
  slugs: readonly string[],
): readonly string[] {
  const present = published && getSlug(kind, published);
  return present === undefined ? slugs : [...slugs.filter((slug) => slug !== present), present];
}

function check(file: string, schema: object, found: unknown): void {
  const validate = validatorCompilerFor(systemClock)({ schema, method: '', url: file });
  if (validate(found) === true) return;
  const [error] = validate.errors ?? [];
  const unknown = error?.params['additionalProperty'];
  const what = unknown === undefined ? '' : ` (${JSON.stringify(unknown)})`;
  throw new MoveError(`${file}: ${error?.instancePath ?? ''} ${error?.message ?? ''}${what}`);
}
