import * as Type from '@sinclair/typebox';
import type { AuditAction } from '../records/audit';
import { request } from '../requests/request';
import { oneOf, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import type { ContentText } from './content-entry';
import { contentIdPattern, contentTextSchema, maxContentId } from './content-limits';
import {
  contentKindNames,
  contentKinds,
  getKindRight,
  listedKindNames,
} from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import { entryVersion, planTrouble, storedEntries, storedEntry } from './stored-entry';

/*
 * The requests with which staff with `content:manage` change the site's content (decision 53). A client that changes an
 * entry names the revision that it saw. If the entry has a newer revision, nothing changes.
 */

const pattern = `^${contentIdPattern}$`;
const id = Type.String({ pattern });
/** The path of an entry. */
export const entryParams = { kind: oneOf(contentKindNames), id };
/** The path of an entry of several: a single one can be neither added nor removed. */
export const listedEntryParams = { kind: oneOf<ContentKind>(listedKindNames), id };

/** The revision of the entry that the client saw. */
const revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
export const seenRevision = { revision };
const onlyRevision = strictObject(seenRevision);
export type SeenRevision = Value<typeof onlyRevision>;

/** What a refusal with status 409 says: the current entry. */
export const entryConflict = Type.Object({ entry: storedEntry });
export type EntryConflict = Value<typeof entryConflict>;

/** What all changes of an entry have in common. */
export const entryChange = {
  response: storedEntry,
  conflict: entryConflict,
  limit: 'staff',
} as const;

/** The audit entries of a change of content. What changes an entry for visitors also drops a plan for it. */
export const contentAudit = <const Action extends ContentAction>(...action: readonly Action[]) =>
  ({ action, kind: 'content' }) as const;

export type ContentAction = Extract<
  AuditAction,
  'publish' | 'take-down' | 'remove' | 'order' | 'plan' | 'unplan'
>;

const write = { contentRight: 'write' } as const;
const show = { contentRight: 'show' } as const;

const contentCount = Type.Object({
  published: wholeNumber,
  /** Entries with a draft that visitors do not see yet. */
  drafts: wholeNumber,
});
type ContentCount = Value<typeof contentCount>;

/** Whether visitors see what is published. */
const siteProgress = Type.Object({
  /**
   * `shown`: they do. `under-way`: the pages are being built. `failed`: the build failed and will be retried. `absent`:
   * this server has no site to build.
   */
  state: oneOf(['shown', 'under-way', 'failed', 'absent']),
  /** Since when the site is in this state, ISO 8601 in UTC. */
  since: Type.String(),
});
export type SiteProgress = Value<typeof siteProgress>;

const overview = Type.Object({
  /** Only the kinds that the caller may edit. */
  kinds: Type.Unsafe<Readonly<Partial<Record<ContentKind, ContentCount>>>>(
    Type.Object(
      Object.fromEntries(contentKindNames.map((kind) => [kind, Type.Optional(contentCount)])),
    ),
  ),
  site: siteProgress,
  /** Plans for these kinds that were not carried out in time. */
  troubles: Type.Optional(Type.Array(planTrouble)),
});
export type ContentOverview = Value<typeof overview>;

/** The number of entries of each kind, and whether the site shows them. */
export const getContentOverview = request('GET /api/admin/content', {
  access: 'staff',
  response: overview,
  errors: ['not-found'],
});

export const listEntries = request('GET /api/admin/content/:kind', {
  access: write,
  params: { kind: oneOf(contentKindNames) },
  response: storedEntries,
});

/** The published versions, newest first. Restoring one is a change of the draft. */
export const getEntryHistory = request('GET /api/admin/content/:kind/:id/history', {
  access: write,
  params: entryParams,
  response: Type.Object({ versions: Type.Array(entryVersion) }),
  errors: ['no-entry'],
});

/** Makes the declaration of each kind, for requests whose body depends on it. */
const forEachKind = <Declared>(declare: (kind: ContentKind) => Declared) =>
  Object.fromEntries(contentKindNames.map((kind) => [kind, declare(kind)])) as Readonly<
    Record<ContentKind, Declared>
  >;

const textOf = (kind: ContentKind) => Type.Unsafe<ContentText>(contentTextSchema(kind));

/** Creates an entry with a draft. */
export const createEntry = forEachKind((kind) =>
  request(`POST /api/admin/content/${kind}`, {
    access: { right: getKindRight(kind) },
    body: textOf(kind),
    response: storedEntry,
    status: 201,
    errors: ['too-many-entries'],
    limit: 'staff',
  }),
);

/** Replaces the draft. */
export const changeEntry = forEachKind((kind) =>
  request(`PUT /api/admin/content/${kind}/:id`, {
    ...entryChange,
    access: { right: getKindRight(kind) },
    params: { id },
    body: strictObject({ ...seenRevision, draft: textOf(kind) }),
    errors: ['no-entry', 'entry-changed'],
  }),
);

/** Sets the order of a kind that is ordered by hand, by the ids of all its entries. Visitors see the new order. */
export const orderEntries = forEachKind((kind) =>
  request(`PUT /api/admin/content/${kind}/order`, {
    access: { right: getKindRight(kind) },
    body: strictObject({
      ids: Type.Array(Type.String({ pattern, maxLength: maxContentId }), {
        maxItems: contentKinds[kind].maxEntries,
        uniqueItems: true,
      }),
    }),
    response: storedEntries,
    conflict: storedEntries,
    errors: ['entries-changed'],
    audit: contentAudit('order'),
    limit: 'staff',
  }),
);

/** Deletes an unpublished entry with its history. */
export const removeEntry = request('DELETE /api/admin/content/:kind/:id', {
  access: write,
  params: listedEntryParams,
  body: onlyRevision,
  conflict: entryConflict,
  errors: ['no-entry', 'entry-changed', 'entry-shown'],
  audit: contentAudit('remove'),
  limit: 'staff',
});

/** Publishes the draft. 422 with `IncompleteEntry` if something is missing or wrong. Without a draft nothing changes. */
export const publishDraft = request('POST /api/admin/content/:kind/:id/publish', {
  ...entryChange,
  access: show,
  params: entryParams,
  body: onlyRevision,
  errors: ['no-entry', 'entry-changed', 'entry-incomplete'],
  audit: contentAudit('publish', 'unplan'),
  touches: [getContentOverview],
});

/** Hides the entry from visitors and keeps it as a draft. */
export const unpublishEntry = request('POST /api/admin/content/:kind/:id/unpublish', {
  ...entryChange,
  access: show,
  params: listedEntryParams,
  body: onlyRevision,
  errors: ['no-entry', 'entry-changed', 'last-entry'],
  audit: contentAudit('take-down', 'unplan'),
  touches: [getContentOverview],
});

/** Resets the draft to the published text. */
export const discardDraft = request('POST /api/admin/content/:kind/:id/discard', {
  ...entryChange,
  access: write,
  params: entryParams,
  body: onlyRevision,
  errors: ['no-entry', 'entry-changed', 'entry-not-published'],
});
