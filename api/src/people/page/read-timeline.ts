import type { FastifyInstance } from 'fastify';
import type { TimelineEntry, TimelineKind } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import { ContactHistoryRepository } from '../../review/contact-history/contact-history-repository';
import { RecordNoteRepository } from '../../review/contact-history/record-note-repository';
import { ReplyRepository } from '../../review/contact-history/reply-repository';
import { MergeRepository } from '../../review/merges/merge-repository';
import { RecordCorrectionRepository } from '../../review/record-entries/record-correction-repository';
import { RecordOriginRepository } from '../../review/record-entries/record-origin-repository';
import { PersonChangeReader } from '../changes/person-change-reader';
import { TimelineRepository } from './timeline-repository';
import type { TimelineRow } from './timeline-repository';

/** Entries of one page. */
const pageLength = 100;

interface TimelineRequest {
  readonly person: string;
  /** Sections that the reader may read. */
  readonly kinds: readonly RecordKind[];
  /** The reader, who may change their own notes while they are young. */
  readonly readerId: string;
  readonly before?: string | undefined;
  readonly what?: TimelineKind | undefined;
}

/** Reads a page of what happened to the records of a person, the newest first. */
export async function readTimeline(
  app: Pick<FastifyInstance, 'database' | 'now'>,
  { person, kinds, readerId, before, what }: TimelineRequest,
): Promise<{ readonly entries: TimelineEntry[]; readonly next?: string }> {
  const rows = await new TimelineRepository(app.database).list({
    ...{ person, kinds, what, limit: pageLength + 1 },
    before: readPlace(before),
  });
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const entries = await readContents(app, page, { kinds, readerId });
  const isCut = rows.length > pageLength && last !== undefined;
  return { entries, ...(isCut && { next: `${last.at}@${last.id}` }) };
}

function readPlace(before: string | undefined) {
  const [at, id] = before?.split('@') ?? [];
  return at !== undefined && id !== undefined ? { at, id } : undefined;
}

async function readContents(
  { database, now }: Pick<FastifyInstance, 'database' | 'now'>,
  rows: readonly TimelineRow[],
  { kinds, readerId }: Pick<TimelineRequest, 'kinds' | 'readerId'>,
): Promise<TimelineEntry[]> {
  const idsOf = (...wanted: readonly TimelineKind[]) =>
    rows.filter(({ what }) => wanted.includes(what)).map(({ id }) => id);
  const notes = await new RecordNoteRepository(database, now).read(idsOf('note'), readerId);
  const contacts = await new ContactHistoryRepository(database, now).read(idsOf('contact'));
  const replies = await new ReplyRepository(database).read(idsOf('reply'));
  const origins = await new RecordOriginRepository(database).find(idsOf('added', 'imported'));
  const corrections = await new RecordCorrectionRepository(database).readWriters(
    idsOf('corrected'),
  );
  const merges = await new MergeRepository(database).readMakers(idsOf('merged'));
  const changes = await new PersonChangeReader(database, kinds).read(idsOf('joined', 'parted'));
  return rows.map(({ id, at, what, kind, recordId }) => {
    const [note, contact, reply, change] = [
      notes.get(id),
      contacts.get(id),
      replies.get(id),
      changes.get(id),
    ];
    const by =
      (note ?? contact ?? origins.get(id))?.by ??
      corrections.get(id) ??
      merges.get(id) ??
      change?.by ??
      undefined;
    return {
      ...{ _id: id, at, what, place: { kind, _id: recordId } },
      ...(by !== undefined && { by }),
      ...(note && { note }),
      ...(contact && { contact }),
      ...(reply && { reply }),
      ...(change && { change }),
    };
  });
}
