import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  contentEndpoint,
  contentEntryEndpoint,
  contentHistoryEndpoint,
  contentIdPattern,
  contentKindEndpoint,
  contentOrderEndpoint,
  contentTextSchema,
} from 'contract/content-api';
import type {
  ContentOverview,
  EntryChange,
  EntryDraft,
  EntryHistory,
  EntryOrder,
  SeenRevision,
  StoredEntries,
  StoredEntry,
} from 'contract/content-api';
import { inOrder } from 'contract/content-entry';
import { contentKindNames, isOrderedByHand, isSingle, getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { getRights, getStaff } from '../auth/access/route-access';
import type { Access } from 'contract/access';
import { notFound } from '../http/errors/http-error';
import type { ChooseBodyRules } from '../http/bodies/body-guard';
import { getId } from '../http/requests/id-parameter';
import { toKindParameter } from '../http/requests/to-kind-parameter';
import {
  entryChangeBody,
  entryOrderBody,
  orderBodyLimit,
  revisionBodyLimit,
  seenRevisionBody,
  textBodyLimit,
} from './content-bodies';
import { ContentChanges } from './content-changes';
import type { ChangeParts } from './content-changes';
import { entryNotFound } from './content-errors';
import { toEntry } from './content-row';
import type { SeenEntry } from './entry-lock';
import { EntryRepository } from './entry-repository';
import { PlanRepository } from './plan-repository';
import { ProgramCapacity } from './program-capacity';

export type ContentParts = ChangeParts;

const access = { contentRight: 'write' } as const;
export const entryParameter = `:id(${contentIdPattern})`;
export const contentKindParameter = toKindParameter(contentKindNames);
/** Route parameter for kinds with several entries; a single entry can be neither added nor removed. */
export const listedKindParameter = toKindParameter(
  contentKindNames.filter((kind) => !isSingle(kind)),
);

/** Staff edit the content of the site (contract/src/content/calls/content-api.ts, decision 53). */
export function registerContent(app: FastifyInstance, parts: ContentParts): void {
  const { database, now, publisher } = parts;
  const entries = new EntryRepository(database, now);
  const plans = new PlanRepository(database, now);
  app.get(contentEndpoint, { config: { access: 'staff' } }, async (request) => {
    const rights = getRights(request);
    const kinds = contentKindNames.filter((kind) => rights.has(getKindRight(kind)));
    if (kinds.length === 0) throw notFound();
    const overview: ContentOverview = {
      kinds: await entries.count(kinds),
      site: await publisher.ask(),
      troubles: await plans.listTroubles(kinds),
    };
    return overview;
  });
  for (const kind of contentKindNames) {
    registerDrafts(app, kind, parts);
    if (!isSingle(kind)) registerMaking(app, kind, parts);
    if (isOrderedByHand(kind)) registerOrder(app, kind, parts);
  }
  registerReading(app, entries, new ProgramCapacity(database, now));
  registerPublishing(app, parts);
  registerRemoval(app, parts);
}

function registerReading(
  app: FastifyInstance,
  entries: EntryRepository,
  places: ProgramCapacity,
): void {
  app.get(
    contentKindEndpoint(contentKindParameter),
    { config: { access } },
    async (request): Promise<StoredEntries> => {
      const { kind } = getEntryParams(request);
      const rows = await entries.list(kind);
      const taken = kind === 'programs' ? await places.countAll(rows) : new Map<string, number>();
      const told = rows.map(toEntry).map((entry) => {
        const count = taken.get(entry.id);
        return count === undefined ? entry : { ...entry, taken: count };
      });
      return { entries: asShown(kind, told) };
    },
  );
  const history = contentHistoryEndpoint(contentKindParameter, entryParameter);
  app.get(history, { config: { access } }, async (request): Promise<EntryHistory> => {
    const { kind, id } = getEntryParams(request);
    if ((await entries.find(kind, id)) === undefined) throw entryNotFound();
    return { versions: await entries.listVersions(kind, id) };
  });
}

/** Sorts entries in the order in which the site shows them. */
function asShown(kind: ContentKind, entries: readonly StoredEntry[]): StoredEntry[] {
  const texts = entries.map((entry) => ({
    ...(entry.published ?? entry.draft ?? { values: {}, shownInEnglish: [] }),
    entry,
  }));
  return inOrder(kind, texts).map(({ entry }) => entry);
}

function registerDrafts(app: FastifyInstance, kind: ContentKind, parts: ContentParts): void {
  const url = `${contentKindEndpoint(kind)}/${entryParameter}`;
  app.put(
    url,
    toRouteOptions(accessTo(kind), entryChangeBody(kind), textBodyLimit(kind)),
    async (request) => {
      const changes = getChangedParts(parts, request);
      return changes.change(kind, getId(request), request.body as EntryChange);
    },
  );
}

function registerMaking(app: FastifyInstance, kind: ContentKind, parts: ContentParts): void {
  const url = contentKindEndpoint(kind);
  app.post(
    url,
    toRouteOptions(accessTo(kind), contentTextSchema(kind), textBodyLimit(kind)),
    async (request, reply): Promise<StoredEntry> => {
      const changes = getChangedParts(parts, request);
      const entry = await changes.create(kind, request.body as EntryDraft);
      reply.code(201);
      return entry;
    },
  );
}

function registerRemoval(app: FastifyInstance, parts: ContentParts): void {
  const options = toRouteOptions(access, seenRevisionBody, revisionBodyLimit);
  app.delete(
    contentEntryEndpoint(listedKindParameter, entryParameter),
    options,
    async (request, reply) => {
      await getChangedParts(parts, request).remove(getSeenEntry(request));
      return reply.code(204).send();
    },
  );
}

/** Registers the changes of what visitors see. */
function registerPublishing(app: FastifyInstance, parts: ContentParts): void {
  const deeds = { publish: 'publish', unpublish: 'takeDown', discard: 'discard' } as const;
  for (const [name, deed] of Object.entries(deeds)) {
    const kind = deed === 'takeDown' ? listedKindParameter : contentKindParameter;
    const url = `${contentEntryEndpoint(kind, entryParameter)}/${name}`;
    const contentRight = deed === 'discard' ? 'write' : 'show';
    const options = toRouteOptions({ contentRight }, seenRevisionBody, revisionBodyLimit);
    app.post(url, options, async (request) => {
      return getChangedParts(parts, request)[deed](getSeenEntry(request));
    });
  }
}

function registerOrder(app: FastifyInstance, kind: ContentKind, parts: ContentParts): void {
  const options = toRouteOptions(accessTo(kind), entryOrderBody(kind), orderBodyLimit(kind));
  app.put(contentOrderEndpoint(kind), options, async (request) => {
    const { ids } = request.body as EntryOrder;
    return getChangedParts(parts, request).order(kind, ids);
  });
}

/** Gets the access of a route whose path contains a fixed kind. */
const accessTo = (kind: ContentKind) => ({ right: getKindRight(kind) });

/** @param limit maximum length of the body, in bytes */
export function toRouteOptions(access: Access, body: object, limit: number) {
  const rules: ChooseBodyRules = (_request, ordinary) => ({ ...ordinary, limit });
  return {
    config: { access, body: rules, rateLimit: 'staff' as const },
    bodyLimit: limit,
    schema: { body },
  };
}

const getChangedParts = (parts: ContentParts, request: FastifyRequest) =>
  new ContentChanges(parts, getStaff(request));

/** Gets kind and id from the path; the path of a list has only the kind. */
export const getEntryParams = ({ params }: FastifyRequest) =>
  params as { readonly kind: ContentKind; readonly id: string };

export const getSeenEntry = (request: FastifyRequest): SeenEntry => ({
  ...getEntryParams(request),
  revision: (request.body as SeenRevision).revision,
});
