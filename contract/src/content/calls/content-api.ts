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
 * The requests with which staff with `content:manage` change the site's content (decision 53). A client that changes an
 * entry names the revision that it saw. If the entry has a newer revision, the response is 409 with the current entry,
 * and nothing changes.
 */

/** GET: the number of entries of each kind, and whether the site shows them, as `ContentOverview`. */
export const contentEndpoint = '/api/admin/content';
/**
 * GET: the entries of the kind, as `StoredEntries`. POST an `EntryDraft`: creates an entry and answers with
 * `StoredEntry`.
 */
export const contentKindEndpoint = (kind: ContentKind) => `${contentEndpoint}/${kind}` as const;
/**
 * PUT an `EntryOrder` of a kind that is ordered by hand: answers with `StoredEntries`, and visitors see the new order.
 * 409 with `StoredEntries` if the set of entries has changed.
 */
export const contentOrderEndpoint = (kind: ContentKind) =>
  `${contentKindEndpoint(kind)}/order` as const;
/**
 * PUT an `EntryChange`: replaces the draft and answers with `StoredEntry`. DELETE with a `SeenRevision`: deletes an
 * unpublished entry with its history; 204.
 */
export const contentEntryEndpoint = (kind: ContentKind, id: string) =>
  `${contentKindEndpoint(kind)}/${id}` as const;
/**
 * POST a `SeenRevision`: publishes the draft and answers with `StoredEntry`. 422 with `IncompleteEntry` if something is
 * missing or wrong. Without a draft nothing changes.
 */
export const contentPublishEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/publish` as const;
/** POST a `SeenRevision`: hides the entry from visitors, keeps it as a draft and answers with `StoredEntry`. */
export const contentUnpublishEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/unpublish` as const;
/**
 * POST a `SeenRevision`: resets the draft to the published text and answers with `StoredEntry`. 409 if nothing is
 * published.
 */
export const contentDiscardEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/discard` as const;
/**
 * GET: the published versions with date and author, newest first, as `EntryHistory`. Restoring one is a change of the
 * draft.
 */
export const contentHistoryEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/history` as const;

/** Published versions that are kept per entry. */
export const keptVersions = 100;

/** Slugs per entry that lead to its page, the current one included. */
export const keptSlugs = 1000;
/** Slugs of all entries together that are kept; each is a page that a publication writes. */
export const keptSlugsOfSite = 2000;

/** Characters in the id of an entry at most. */
export const maxContentId = 64;
/** Pattern of an entry's id: a UUID, or the slug of an entry that came with the site. */
export const contentIdPattern = `[a-z0-9][a-z0-9-]{0,${maxContentId - 1}}`;

export interface StoredEntry {
  readonly id: string;
  /** Rises by one with each change. */
  readonly revision: number;
  /** The text that is being edited; absent if it equals the published one. */
  readonly draft?: ContentText;
  /** What visitors see; absent if the entry is not published. */
  readonly published?: ContentText;
  /** Places that are taken in a published programme with a limited number of places. */
  readonly taken?: number;
  /** The planned publications and removals; absent if there are none. */
  readonly plans?: readonly EntryPlan[];
  /** Time of the last change, ISO 8601 in UTC. */
  readonly changedAt: string;
  /**
   * Id of the account that made the last change; absent for content that came with the site and for removed accounts.
   */
  readonly changedBy?: string;
  /** Name of that account, or else its email address. */
  readonly changedByName?: string;
}

export interface StoredEntries {
  /** In the order in which the site would show them. */
  readonly entries: readonly StoredEntry[];
}

export interface ContentCount {
  readonly published: number;
  /** Entries with a draft that visitors do not see yet. */
  readonly drafts: number;
}

/** Whether visitors see what is published. */
export interface SiteProgress {
  /**
   * `shown`: they do. `under-way`: the pages are being built. `failed`: the build failed and will be retried. `absent`:
   * this server has no site to build.
   */
  readonly state: 'shown' | 'under-way' | 'failed' | 'absent';
  /** Since when the site is in this state, ISO 8601 in UTC. */
  readonly since: string;
}

export interface ContentOverview {
  /** Only the kinds that the caller may edit. */
  readonly kinds: Readonly<Partial<Record<ContentKind, ContentCount>>>;
  readonly site: SiteProgress;
  /** Plans for these kinds that were not carried out in time. */
  readonly troubles?: readonly PlanTrouble[];
}

export interface EntryVersion {
  /** Counts from 1 in each entry. */
  readonly number: number;
  /** `taken-down`: the entry was hidden from visitors. */
  readonly deed: 'published' | 'taken-down';
  readonly at: string;
  /** Id of the account, as in `StoredEntry`. */
  readonly by?: string;
  readonly byName?: string;
  readonly text: ContentText;
}

export interface EntryHistory {
  readonly versions: readonly EntryVersion[];
}

/** Body of a 409: the current entry. */
export interface EditConflict {
  readonly entry: StoredEntry;
}

/** Body of a 422. */
export interface IncompleteEntry {
  readonly missing: readonly MissingText[];
  readonly wrong: readonly WrongValue[];
}

/** Schema of a draft's value: each is optional, and an empty one counts as absent. Only the api checks `format`. */
function valueSchema(field: ContentField) {
  const schema = textSchema(field);
  if (!isTranslated(field)) return schema;
  const properties = Object.fromEntries(languageCodes.map((language) => [language, schema]));
  return { type: 'object', properties, additionalProperties: false } as const;
}

/** UTF-16 code units that a field's text has at most. */
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

/** JSON Schema of an entry's text. */
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

/** The text of a new entry. */
export type EntryDraft = ContentText;

/** The revision of the entry that the client saw. */
export interface SeenRevision {
  readonly revision: number;
}

export interface EntryChange extends SeenRevision {
  readonly draft: ContentText;
}

/** Ids of all entries of the kind, in their new order. */
export interface EntryOrder {
  readonly ids: readonly string[];
}

export const seenRevisionSchema = { type: 'integer', minimum: 1, maximum: 1_000_000_000 } as const;

/** The console's section of each kind: `?section=website-<kind>` (requirements 10.6). */
export const websiteSections = contentKindNames.map((kind) => `website-${kind}` as const);
