import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordEmail, recordName } from 'contract/record-identity';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import {
  getToday,
  getTodayCounts,
  listTodayRecords,
  maxChangedReviews,
  noteVisit,
  todayPageLength,
} from 'contract/today-requests';
import type { TodayItem } from 'contract/today-requests';
import { getKindsWithRight, getRights, getStaff } from '../../auth/access/route-access';
import { serve } from '../../http/serve';
import { groupByKind } from '../../storage/records/group-by-kind';
import { RecordRepository } from '../../storage/records/record-repository';
import { getDueAt, getDueDays } from 'contract/due-time';
import type { Reader } from './open-work';
import { toSentWords } from './sent-words';
import { TodayRepository } from './today-repository';
import type { Earlier, ListedRecord, OpenRow } from './today-repository';
import { VisitRepository } from './visit-repository';
import { toUrgencyReason } from '../urgency/urgency-reason';
import { WorkSettingRepository } from './work-setting-repository';

/** The open records of all sections that the caller may read, as one list of work. */
export function serveToday(app: FastifyInstance): void {
  const { database, now } = app;
  const repository = new TodayRepository(database);
  const visits = new VisitRepository(database, now);

  serve(app, getToday, async ({ request, query: { from = 0, ...filter } }) => {
    const reader = await prepare(app, request);
    if (reader.kinds.length === 0) return { items: [], total: 0, kinds: [] };
    const page = await repository.list(reader, filter, { from, count: todayPageLength });
    const { records, ...counts } = page;
    for (const [kind, own] of groupByKind(records))
      await app.accessLog.noteOpened(request, kind, toIds(own));
    return { items: await readItems(app, reader, records), ...counts };
  });
  serve(app, getTodayCounts, async ({ request }) => {
    const reader = await prepare(app, request);
    return { since: reader.since, lists: await repository.count(reader) };
  });
  serve(app, listTodayRecords, async ({ request, query }) => {
    const reader = await prepare(app, request);
    if (reader.kinds.length === 0) return { records: [] };
    const page = { from: 0, count: maxChangedReviews };
    const { records } = await repository.list(reader, query, page);
    return {
      records: records.map(({ kind, id, version }) => ({ kind, _id: id, reviewVersion: version })),
    };
  });
  serve(app, noteVisit, ({ staff }) => visits.note(staff._id));
}

async function prepare(app: FastifyInstance, request: FastifyRequest): Promise<Reader> {
  const adminId = getStaff(request)._id;
  await app.triage.catchUp();
  const { dueDays } = await new WorkSettingRepository(app.database, app.now).read();
  return {
    adminId,
    kinds: getKindsWithRight(getRights(request), 'read'),
    now: app.now(),
    since: await new VisitRepository(app.database, app.now).findSince(adminId),
    dueDays,
  };
}

const toIds = (records: readonly ListedRecord[]) => records.map(({ id }) => id);

/** Reads the items of a page. A record that was changed away meanwhile is left out. */
async function readItems(
  { database }: FastifyInstance,
  reader: Reader,
  records: readonly ListedRecord[],
): Promise<TodayItem[]> {
  if (records.length === 0) return [];
  const repository = new TodayRepository(database);
  const ids = toIds(records);
  const open = await repository.listOpen(reader, ids);
  const earlier = await repository.findEarlier(ids);
  const contacts = await repository.findContacts(ids);
  const notes = await repository.findNotes(ids);
  const sent = new Map<string, ReviewedRecord>();
  for (const [kind, own] of groupByKind(records))
    for (const record of await new RecordRepository(database).read(kind, toIds(own)))
      sent.set(record._id, record);
  return ids.flatMap((id) => {
    const [row, record] = [open.get(id), sent.get(id)];
    const [contactedAt, notedAt] = [contacts.get(id), notes.get(id)];
    if (row === undefined || record === undefined) return [];
    return [
      {
        ...describePerson(row.kind, record),
        ...describeWork(row, reader),
        ...(row.hint !== null && { urgencyReason: toUrgencyReason(row.hint, record) }),
        ...describeEarlier(earlier.get(id)),
        ...(contactedAt !== undefined && { contactedAt }),
        ...(notedAt !== undefined && { notedAt }),
      },
    ];
  });
}

const describePerson = (kind: RecordKind, record: ReviewedRecord) => ({
  name: recordName(record),
  email: recordEmail(record),
  ...toSentWords(kind, record),
});

function describeWork(
  row: OpenRow,
  { dueDays }: Reader,
): Omit<TodayItem, keyof ReturnType<typeof describePerson>> {
  const dueAt = getDueAt(row.created_at, getDueDays(dueDays, row.kind));
  const suggested = row.hint === null ? 'normal' : 'suggested';
  return {
    kind: row.kind,
    _id: row.id,
    receivedAt: row.created_at,
    ...(dueAt !== undefined && { dueAt }),
    urgency: row.urgency ?? suggested,
    state: row.state,
    assignee: row.assignee,
    snoozedUntil: row.snoozed_until,
    reviewVersion: row.version,
  };
}

const describeEarlier = (earlier: Earlier | undefined) =>
  earlier !== undefined && {
    again: {
      count: earlier.count,
      lastId: earlier.id,
      lastAt: earlier.at,
      lastState: earlier.state,
    },
  };
