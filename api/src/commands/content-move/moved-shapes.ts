import {
  contentIdPattern,
  contentTextSchema,
  keptSlugs,
  keptVersions,
  maxContentId,
} from 'contract/content-api';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames, contentKinds } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { maxSlugLength, slugPattern } from 'contract/entry-page';
import { languageCodes } from 'contract/languages';
import {
  maxAlternativeText,
  maxMediaBytes,
  maxMediaFiles,
  maxMediaName,
  pictureFormats,
} from 'contract/media-api';
import type { MediaAudio, MediaDocument, MediaFile, MediaPicture } from 'contract/media-api';
import { textBodyLimit } from '../../content/content-bodies';

/*
 * The files of a folder with all that a site says (docs/move-or-leave.md): `content.json`, `content/<kind>/<id>.json` for
 * each entry, `media/<id>.json` and the files below `media/<id>/` for each file. Nothing in it names a member of staff.
 */

/** Written last, so a folder without it is no whole export. */
export const manifestFile = 'content.json';
export const entryFile = (kind: ContentKind, id: string) => `content/${kind}/${id}.json`;
export const mediaFactsFile = (id: string) => `media/${id}.json`;
export const mediaPartFile = (id: string, name: string) => `media/${id}/${name}`;

export const moveFormat = 'church-website-content';
const moveVersion = 1;

export interface MovedManifest {
  readonly format: typeof moveFormat;
  readonly version: typeof moveVersion;
  readonly kinds: Readonly<Partial<Record<ContentKind, MovedKind>>>;
  /** The ids of all files, in their order. */
  readonly media: readonly string[];
}

interface MovedKind {
  /** What came with the site was taken over: it does not come again. */
  readonly hasStarter: boolean;
  /** The ids of its entries, in their order. */
  readonly entries: readonly string[];
}

/** A kind that has entries is not given those that come with the site, which may have the same ids. */
export const needsNoStarter = ({ hasStarter, entries }: MovedKind): boolean =>
  hasStarter || entries.length > 0;

export interface MovedEntry {
  readonly changedAt: string;
  /** What is published came with the site. */
  readonly cameWithSite: boolean;
  readonly draft?: ContentText;
  readonly published?: ContentText;
  /** Those that lead to its page, the present one too; oldest first. */
  readonly slugs: readonly string[];
  /** Oldest first. */
  readonly versions: readonly MovedVersion[];
}

export interface MovedVersion {
  readonly number: number;
  readonly deed: 'published' | 'taken-down';
  readonly at: string;
  readonly text: ContentText;
}

type Moved<File> = Omit<File, 'id' | 'revision'>;
export type MovedMedia = Moved<MediaPicture> | Moved<MediaAudio> | Moved<MediaDocument>;

/** The names of a file's files. */
export const partsOf = (file: MediaFile | MovedMedia): readonly string[] =>
  file.kind === 'picture'
    ? file.widths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`))
    : [file.file];

export const makeManifest = (
  kinds: MovedManifest['kinds'],
  media: readonly string[],
): MovedManifest => ({ format: moveFormat, version: moveVersion, kinds, media });

/** In bytes. */
export const maxManifestBytes = 2 ** 20;
/** In bytes, of what is told of one file. */
export const maxFactsBytes = 16_384;
/** In bytes, of all that is told of one entry: its texts, and a line for each slug. */
export const maxEntryBytes = (kind: ContentKind): number =>
  (keptVersions + 2) * textBodyLimit(kind) + keptSlugs * (maxSlugLength + 16);

/** What a file may be called: its name, and below that its ending. */
const fileName = '^[a-z0-9-]{1,64}\\.(?:mp3|m4a|pdf)$';
/** In pixels, of either side of a picture, and so many widths; more than any release has made. */
const maxSide = 8192;
const maxWidths = 20;

const moment = { type: 'string', format: 'instant', maxLength: 24 } as const;
const slug = { type: 'string', maxLength: maxSlugLength, pattern: `^${slugPattern}$` } as const;
const entryId = {
  type: 'string',
  maxLength: maxContentId,
  pattern: `^${contentIdPattern}$`,
} as const;
const mediaId = { type: 'string', format: 'media-id', maxLength: 36 } as const;
const side = { type: 'integer', minimum: 1, maximum: maxSide } as const;
const share = { type: 'number', minimum: 0, maximum: 1 } as const;

const allOf = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const idsOf = (items: object, maxItems: number) => ({
  type: 'array',
  items,
  maxItems,
  uniqueItems: true,
});

const kindSchema = (kind: ContentKind) =>
  allOf({
    hasStarter: { type: 'boolean' },
    entries: idsOf(entryId, contentKinds[kind].maxEntries),
  });

export const manifestSchema = allOf({
  format: { const: moveFormat },
  version: { const: moveVersion },
  kinds: {
    type: 'object',
    properties: Object.fromEntries(contentKindNames.map((kind) => [kind, kindSchema(kind)])),
    additionalProperties: false,
  },
  media: idsOf(mediaId, maxMediaFiles),
});

const versionSchema = (kind: ContentKind) =>
  allOf({
    number: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
    deed: { enum: ['published', 'taken-down'] },
    at: moment,
    text: contentTextSchema(kind),
  });

export const entrySchema = (kind: ContentKind) =>
  allOf(
    {
      changedAt: moment,
      cameWithSite: { type: 'boolean' },
      draft: contentTextSchema(kind),
      published: contentTextSchema(kind),
      slugs: idsOf(slug, keptSlugs),
      versions: { type: 'array', items: versionSchema(kind), maxItems: keptVersions },
    },
    ['draft', 'published'],
  );

const anyFile = (kind: MovedMedia['kind']) => ({
  kind: { const: kind },
  name: { type: 'string', format: 'shown-line', maxLength: maxMediaName },
  bytes: { type: 'integer', minimum: 1, maximum: maxMediaBytes[kind] },
  addedAt: moment,
});
const words = { type: 'string', format: 'shown-line', maxLength: maxAlternativeText } as const;

/** By the kind that the file says it is. */
export const mediaSchemas = {
  picture: allOf(
    {
      ...anyFile('picture'),
      width: side,
      height: side,
      widths: { ...idsOf(side, maxWidths), minItems: 1 },
      alt: {
        type: 'object',
        properties: Object.fromEntries(languageCodes.map((language) => [language, words])),
        additionalProperties: false,
      },
      focalPoint: allOf({ x: share, y: share }),
    },
    ['focalPoint'],
  ),
  audio: allOf({
    ...anyFile('audio'),
    file: { type: 'string', pattern: fileName },
    seconds: { type: 'number', minimum: 0, maximum: 1_000_000 },
  }),
  document: allOf({ ...anyFile('document'), file: { type: 'string', pattern: fileName } }),
} as const;
