import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import {
  createEntry,
  changeEntry,
  discardDraft,
  getContentOverview,
  getEntryHistory,
  listEntries,
  orderEntries,
  publishDraft,
  removeEntry,
  unpublishEntry,
} from 'contract/content-requests';
import { inOrder } from 'contract/content-entry';
import {
  contentKindNames,
  contentKinds,
  getKindRight,
  isOrderedByHand,
  listedKindNames,
} from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { orderText, tidyText } from 'contract/content-text';
import type { StoredEntry } from 'contract/stored-entry';
import { getRights } from '../auth/access/route-access';
import { notFound } from '../http/errors/http-error';
import { serve, serveChange } from '../http/serve';
import {
  orderBodyLimit,
  revisionBodyLimit,
  textBodyLimit,
  withinLimit,
} from './content-body-limits';
import type { Tables } from '../storage/tables/tables';
import { ContentChanges } from './content-changes';
import type { ContentEditor } from './content-changes';
import { entryNotFound, isNotPublished, tooManyEntries } from './content-errors';
import { serializeContentText, toEntry } from './content-row';
import { findSeenEntry, getEntry, lockContent, toSeen } from './entry-lock';
import type { EntryLock, SeenEntry } from './entry-lock';
import { EntryRepository } from './entry-repository';
import type { RowChange, StoredRow } from './entry-repository';
import { PlanRepository } from './plan-repository';
import { ProgramCapacity } from './program-capacity';

/** Staff edit the content of the site (decision 53). */
export function serveContent(app: FastifyInstance): void {
  serveReading(app);
  for (const kind of listedKindNames) serveNewEntries(app, kind);
  serveDrafts(app);
  serveShownChanges(app);
}

function serveReading(app: FastifyInstance): void {
  const { database, now, publisher } = app;
  const entries = new EntryRepository(database, now);
  const places = new ProgramCapacity(database, now);

  serve(app, getContentOverview, async ({ request }) => {
    const rights = getRights(request);
    const kinds = contentKindNames.filter((kind) => rights.has(getKindRight(kind)));
    if (kinds.length === 0) throw notFound();
    return {
      kinds: await entries.count(kinds),
      site: await publisher.ask(),
      troubles: await new PlanRepository(database, now).listTroubles(kinds),
    };
  });

  serve(app, listEntries, async ({ kind }) => {
    const rows = await entries.list(kind);
    const taken = kind === 'programs' ? await places.countAll(rows) : new Map<string, number>();
    const told = rows.map(toEntry).map((entry) => {
      const count = taken.get(entry.id);
      return count === undefined ? entry : { ...entry, taken: count };
    });
    return { entries: asShown(kind, told) };
  });

  serve(app, getEntryHistory, async ({ kind, id }) => {
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

function serveDrafts(app: FastifyInstance): void {
  for (const kind of contentKindNames)
    serveChange(
      app,
      changeEntry[kind],
      async ({ transaction, id, body: { revision, draft }, staff }) => {
        const lock = await lockContent(app, transaction);
        return changeDraft(lock, { kind, id, revision }, staff._id, ({ published }) => {
          const isAsPublished = published === serializeContentText(tidyText(kind, draft));
          return { draft: isAsPublished ? null : serializeContentText(orderText(kind, draft)) };
        });
      },
      withinLimit(textBodyLimit(kind)),
    );

  serveChange(
    app,
    discardDraft,
    async (call) => {
      const lock = await lockContent(app, call.transaction);
      return changeDraft(lock, toSeen(call), call.staff._id, (row) => {
        if (row.published === null) throw isNotPublished(toEntry(row));
        return { draft: null };
      });
    },
    withinLimit(revisionBodyLimit),
  );
}

async function changeDraft(
  { entries }: EntryLock,
  seen: SeenEntry,
  by: string,
  change: (row: StoredRow) => RowChange,
): Promise<StoredEntry> {
  const row = await findSeenEntry(entries, seen);
  await entries.update(seen.kind, seen.id, change(row), by);
  return getEntry(entries, seen.kind, seen.id);
}

function serveNewEntries(app: FastifyInstance, kind: ContentKind): void {
  const { maxEntries } = contentKinds[kind];
  serveChange(
    app,
    createEntry[kind],
    async ({ transaction, body, staff }) => {
      const { entries } = await lockContent(app, transaction);
      if ((await entries.list(kind)).length >= maxEntries) throw tooManyEntries(maxEntries);
      const id = app.makeId();
      await entries.insert(kind, id, serializeContentText(orderText(kind, body)), staff._id);
      return getEntry(entries, kind, id);
    },
    withinLimit(textBodyLimit(kind)),
  );
}

/** Serves the changes of what visitors see. */
function serveShownChanges(app: FastifyInstance): void {
  const limit = withinLimit(revisionBodyLimit);
  const changesFor = async (call: ContentEditor & { readonly transaction: Transaction<Tables> }) =>
    new ContentChanges(app, await lockContent(app, call.transaction), call);

  serveChange(
    app,
    publishDraft,
    async (call) => (await changesFor(call)).publish(toSeen(call)),
    limit,
  );

  serveChange(
    app,
    unpublishEntry,
    async (call) => (await changesFor(call)).takeDown(toSeen(call)),
    limit,
  );

  serveChange(
    app,
    removeEntry,
    async (call) => (await changesFor(call)).remove(toSeen(call)),
    limit,
  );

  for (const kind of contentKindNames.filter(isOrderedByHand))
    serveChange(
      app,
      orderEntries[kind],
      async (call) => (await changesFor(call)).order(kind, call.body.ids),
      withinLimit(orderBodyLimit(kind)),
    );
}
