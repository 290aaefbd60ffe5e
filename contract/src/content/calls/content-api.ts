import { maxSlugLength } from '../../site/entry-page';
import { languageCodes } from '../../site/languages';
import type { ContentText, MissingText, WrongValue } from '../content-entry';
import {
  contentKindNames,
  getFields,
  getFileKind,
  isTranslated,
  getOptions,
} from '../kinds/content-kinds';
import type { ContentKind } from '../kinds/content-kinds';
import type { ContentField } from '../kinds/kind-declaration';
import type { EntryPlan, PlanTrouble } from './entry-plan';

/*
 * How staff with `content:manage` change what the site says (decision 53). A client that changes an entry
 * names the revision that it saw. Where another change was quicker, the answer is 409 with the entry as it is now, and
 * nothing has changed.
 */

/** GET: what there is of each kind, and whether the site shows it, as `ContentOverview`. */
export const contentEndpoint = '/api/admin/content';
/** GET: its entries, as `StoredEntries`. POST an `EntryDraft`: a new one, as `StoredEntry`. */
export const contentKindEndpoint = (kind: ContentKind) => `${contentEndpoint}/${kind}` as const;
/**
 * PUT an `EntryOrder`, of a kind that is ordered by hand: `StoredEntries`, and visitors see it so. 409 with
 * `StoredEntries` where there are others meanwhile.
 */
export const contentOrderEndpoint = (kind: ContentKind) =>
  `${contentKindEndpoint(kind)}/order` as const;
/**
 * PUT an `EntryChange`: the draft is as it says; `StoredEntry`. DELETE with a `SeenRevision`: an entry that visitors do
 * not see, and its history with it; 204.
 */
export const contentEntryEndpoint = (kind: ContentKind, id: string) =>
  `${contentKindEndpoint(kind)}/${id}` as const;
/**
 * POST a `SeenRevision`: the draft becomes what is published; `StoredEntry`. 422 with `IncompleteEntry` where something
 * is missing or wrong. Without a draft nothing changes.
 */
export const contentPublishEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/publish` as const;
/** POST a `SeenRevision`: visitors see it no more. It stays, as a draft; `StoredEntry`. */
export const contentUnpublishEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/unpublish` as const;
/** POST a `SeenRevision`: the draft is as what is published; `StoredEntry`. 409 where nothing is. */
export const contentDiscardEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/discard` as const;
/**
 * GET: what was published when and by whom, newest first, as `EntryHistory`. To take one back is a change of the draft.
 */
export const contentHistoryEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/history` as const;

/** So many published texts of an entry are kept. */
export const keptVersions = 100;

/** So many slugs of an entry lead to its page, the present one among them. */
export const keptSlugs = 1000;
/** So many of all entries together: each is a page that a publication writes. */
export const keptSlugsOfSite = 2000;

/** So many characters the id of an entry has at most. */
export const maxContentId = 64;
/** What the id of an entry looks like: a UUID, or the slug of one that came with the site. */
export const contentIdPattern = `[a-z0-9][a-z0-9-]{0,${maxContentId - 1}}`;

/** An entry as staff see it. */
export interface StoredEntry {
  readonly id: string;
  /** Rises by one with each change. */
  readonly revision: number;
  /** What is being written; absent while it is as published. */
  readonly draft?: ContentText;
  /** What visitors see; absent of an entry that they do not see. */
  readonly published?: ContentText;
  /** Of a published programme with a number of places: how many are taken. */
  readonly taken?: number;
  /** What is to become of it at a time; absent where nothing is. */
  readonly plans?: readonly EntryPlan[];
  /** ISO 8601 in UTC, of the last change. */
  readonly changedAt: string;
  /** An account's id; absent of what came with the site, and of accounts that are gone. */
  readonly changedBy?: string;
  /** What that account is called: its name, or else its e-mail. */
  readonly changedByName?: string;
}

export interface StoredEntries {
  /** In the order in which the site would show them. */
  readonly entries: readonly StoredEntry[];
}

/** What one kind has. */
export interface ContentCount {
  readonly published: number;
  /** Entries with a draft that visitors do not see yet. */
  readonly drafts: number;
}

/** Whether visitors see what is published. */
export interface SiteProgress {
  /**
   * `shown`: they do. `under-way`: pages are being made. `failed`: they could not be made, and are tried again.
   * `absent`: this server has no site to put them on.
   */
  readonly state: 'shown' | 'under-way' | 'failed' | 'absent';
  /** ISO 8601 in UTC: since when it is so. */
  readonly since: string;
}

export interface ContentOverview {
  /** Of those that the caller may work on. */
  readonly kinds: Readonly<Partial<Record<ContentKind, ContentCount>>>;
  readonly site: SiteProgress;
  /** What was planned of them and did not happen in time. */
  readonly troubles?: readonly PlanTrouble[];
}

export interface EntryVersion {
  /** From 1, by entry. */
  readonly number: number;
  /** `taken-down`: visitors saw it no more from then on. */
  readonly deed: 'published' | 'taken-down';
  readonly at: string;
  /** An account's id, as in `StoredEntry`. */
  readonly by?: string;
  readonly byName?: string;
  readonly text: ContentText;
}

export interface EntryHistory {
  readonly versions: readonly EntryVersion[];
}

/** The body of a 409: the entry as it is now. */
export interface ChangedMeanwhile {
  readonly entry: StoredEntry;
}

/** The body of a 422. */
export interface IncompleteEntry {
  readonly missing: readonly MissingText[];
  readonly wrong: readonly WrongValue[];
}

/** Values of a draft: none need be there, and an empty one counts as none. `format` is the api's to check. */
function valueSchema(field: ContentField) {
  const schema = textSchema(field);
  if (!isTranslated(field)) return schema;
  const properties = Object.fromEntries(languageCodes.map((language) => [language, schema]));
  return { type: 'object', properties, additionalProperties: false } as const;
}

/** So many UTF-16 code units the text of a field has at most. */
export function getMaxLength(field: ContentField): number {
  if ('maxLength' in field) return field.maxLength;
  if (field.type === 'slug' || getFileKind(field)) return maxSlugLength;
  return field.type === 'link' ? 2000 : 16;
}

function textSchema(field: ContentField) {
  const maxLength = getMaxLength(field);
  const options = getOptions(field);
  if (options) return { type: 'string', enum: ['', ...options] } as const;
  return { type: 'string', format: `draft-${field.type}`, maxLength } as const;
}

/** What an entry of a kind says, as JSON Schema. */
export const contentTextSchema = (kind: ContentKind) =>
  ({
    type: 'object',
    properties: {
      values: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(getFields(kind)).map(([name, field]) => [name, valueSchema(field)]),
        ),
        additionalProperties: false,
      },
      shownInEnglish: {
        type: 'array',
        items: { type: 'string', enum: languageCodes.filter((code) => code !== 'en') },
        uniqueItems: true,
        maxItems: languageCodes.length,
      },
    },
    required: ['values', 'shownInEnglish'],
    additionalProperties: false,
  }) as const;

/** Of a new entry. */
export type EntryDraft = ContentText;

/** What is wanted of an entry, and which revision of it was seen. */
export interface SeenRevision {
  readonly revision: number;
}

export interface EntryChange extends SeenRevision {
  readonly draft: ContentText;
}

/** All entries of the kind, in their new order. */
export interface EntryOrder {
  readonly ids: readonly string[];
}

export const seenRevisionSchema = { type: 'integer', minimum: 1, maximum: 1_000_000_000 } as const;

/** Every kind with its place in the console: `?section=website-<kind>` (requirements 10.6). */
export const websiteSections = contentKindNames.map((kind) => `website-${kind}` as const);
