import { sql } from 'kysely';
import { calendarKinds, orderMarks, toRemovedEventFields } from 'contract/calendar-marks';
import type { CalendarMark, ContentText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import type { Database } from '../storage/database';
import { getEntryEnd, serializeContentText, parseContentText } from './content-row';

type CalendarKind = CalendarMark['kind'];

/** Number of removed events that are kept, newest first. */
const keptRemoved = 500;

/** How long calendars still list past and cancelled events, in milliseconds. */
const toldFor = 366 * 24 * 3_600_000;

interface LastVersion {
  readonly kind: CalendarKind;
  readonly id: string;
  readonly number: number;
  readonly at: string;
  readonly text: string;
  /** Null if visitors do not see the entry. */
  readonly published: string | null;
  readonly came_with_site: number;
}

/** All SQL about calendar marks, which calendars need beside the published content (contract/calendar-marks). */
export class CalendarRepository {
  constructor(private readonly database: Database) {}

  /** Lists the marks at a moment; entries that are unchanged since they came with the site have none. */
  async list(now: Date): Promise<readonly CalendarMark[]> {
    const removed = await this.listRemoved();
    const changed = await this.listChanged();
    const ids = new Set(changed.map(idOf));
    const before = numbersOf(removed);
    const own = changed.flatMap((event) => markOf(event, before.get(idOf(event)) ?? 0, now));
    const gone = removed.filter((event) => !ids.has(idOf(event)));
    return orderMarks([...own, ...gone.flatMap((event) => markOf(event, 0, now))]);
  }

  /**
   * Keeps the calendar fields of entries that the caller's transaction is about to remove. An entry that comes back
   * continues its change count; the removal of a visible one counts as a change.
   */
  async noteRemovals(
    now: Date,
    isRemoved: (entry: { readonly kind: string; readonly id: string }) => boolean = () => true,
  ): Promise<void> {
    const before = numbersOf(await this.listRemoved());
    for (const entry of (await this.listChanged()).filter(isRemoved)) {
      const { kind, id, published, came_with_site, at, text } = entry;
      const number = (before.get(idOf(entry)) ?? 0) + entry.number;
      // Calendars have no mark of an entry that is unchanged since it came with the site.
      if (number === 1 && came_with_site === 1) continue;
      await this.keepRemoved(kind, id, {
        ...(published === null ? { number, at } : { number: number + 1, at: now.toISOString() }),
        text: serializeContentText(toRemovedEventFields(kind, parseContentText(text))),
      });
    }
    await this.dropOldest();
  }

  private async keepRemoved(
    kind: CalendarKind,
    id: string,
    event: Pick<LastVersion, 'number' | 'at' | 'text'>,
  ): Promise<void> {
    await this.database
      .insertInto('removed_events')
      .values({ kind, entry_id: id, ...event })
      .onConflict((conflict) => conflict.columns(['kind', 'entry_id']).doUpdateSet(event))
      .execute();
  }

  private async dropOldest(): Promise<void> {
    const oldest = this.database
      .selectFrom('removed_events')
      .select('at')
      .orderBy('at', 'desc')
      .offset(keptRemoved)
      .limit(1);
    await this.database.deleteFrom('removed_events').where('at', '<=', oldest).execute();
  }

  /** Lists the last version of each entry that was ever published; an entry imported without versions counts as one. */
  private async listChanged(): Promise<LastVersion[]> {
    const rows = await this.database
      .selectFrom('content_entries')
      .leftJoin('content_versions', (join) =>
        join
          .onRef('content_versions.kind', '=', 'content_entries.kind')
          .onRef('content_versions.entry_id', '=', 'content_entries.id'),
      )
      .select(['content_entries.kind', 'content_entries.id', 'published', 'came_with_site'])
      .select(({ fn, val }) => [
        fn.coalesce('number', val(1)).as('number'),
        fn.coalesce('at', 'changed_at').as('at'),
        fn.coalesce('text', 'published').as('text'),
      ])
      .where('content_entries.kind', 'in', calendarKinds)
      .where(({ eb, and, or }) =>
        or([
          eb('number', '=', lastNumber),
          and([eb('number', 'is', null), eb('published', 'is not', null)]),
        ]),
      )
      .execute();
    return rows as LastVersion[];
  }

  private async listRemoved(): Promise<LastVersion[]> {
    const rows = await this.database.selectFrom('removed_events').selectAll().execute();
    return rows.map(({ kind, entry_id: id, ...event }) => ({
      ...{ kind: kind as CalendarKind, id, ...event },
      ...{ published: null, came_with_site: 0 },
    }));
  }
}

const lastNumber = sql<number>`(select max(later.number) from content_versions as later
  where later.kind = content_entries.kind and later.entry_id = content_entries.id)`;

const idOf = ({ kind, id }: Pick<LastVersion, 'kind' | 'id'>) => `${kind}/${id}`;

const numbersOf = (removed: readonly LastVersion[]): ReadonlyMap<string, number> =>
  new Map(removed.map((event) => [idOf(event), event.number]));

/** @param before the change count of a removed entry with the same id */
function markOf(event: LastVersion, before: number, now: Date): CalendarMark[] {
  const { kind, id, number, at, published, came_with_site } = event;
  const sequence = before + number - 1;
  const mark = { kind, id, sequence, at };
  const end = getEntryEnd(kind, event);
  if (published !== null && !(end && end <= now))
    return sequence > 0 || came_with_site === 0 ? [mark] : [];
  if (kind === 'identity') return [mark];
  const text = parseContentText(event.text);
  const over = kind === 'programs' ? endIn(text) : undefined;
  const until = Math.max(Date.parse(at), over?.getTime() ?? 0) + toldFor;
  if (until < now.getTime()) return [];
  // An event that has taken place is not cancelled by being removed from the site afterwards.
  const isCancelled = published === null && !(over && over.toISOString() <= at);
  const told = published === null ? toRemovedEventFields(kind, text) : text;
  return [{ ...mark, gone: { isCancelled, ...told } }];
}

function endIn({ values }: ContentText): Date | undefined {
  const { end } = values;
  return typeof end === 'string' ? innsbruckMoment(end) : undefined;
}
