import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { AuditQuery } from 'contract/audit';
import { innsbruckDay } from 'contract/innsbruck-day';
import type { Database } from '../../storage/database';
import type { AuditLogTable } from '../../storage/tables/tables';
import type { AuditReader } from './audit-reader';

export type AuditRow = Selectable<AuditLogTable>;

/** Rows that one query goes through, so that none holds up others for long, however long the log is. */
const rowsPerQuery = 5000;

/** Which rows are looked through: `from` is the first, `to` the one after the last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** All SQL that reads single entries of the audit log. */
export class AuditEntryRepository {
  constructor(private readonly database: Database) {}

  /**
   * The entries that a reader may see and asks for, newest first, in pieces.
   * @param limit entries in a piece at most
   * @param before only what is older than this row
   */
  async *newest(
    reader: AuditReader,
    query: AuditQuery,
    limit: number,
    before?: number,
  ): AsyncGenerator<readonly AuditRow[], void, undefined> {
    const condition = sql.join([visibleTo(reader), ...filters(query)], sql` and `);
    const span = await this.findSpan(query.day);
    let to = Math.min(span.to, before ?? span.to);
    while (to > span.from) {
      const from = Math.max(span.from, to - rowsPerQuery);
      const { rows } = await sql<AuditRow>`
        select * from audit_log where seq >= ${from} and seq < ${to} and ${condition}
        order by seq desc limit ${limit}`.execute(this.database);
      if (rows.length > 0) yield rows;
      to = rows.length < limit ? from : (rows.at(-1)?.seq ?? from);
    }
  }

  /** The number of the row that a cursor names; undefined when there is none. */
  async findCursor(cursor: string): Promise<number | undefined> {
    const [at = '', hash = ''] = cursor.split('_');
    const row = await this.database
      .selectFrom('audit_log')
      .select('seq')
      .where('at', '=', at)
      .where(sql<string>`substr(hash, 1, ${sql.lit(cursorHashLength)})`, '=', hash)
      .executeTakeFirst();
    return row?.seq;
  }

  /** The rows of a day, or all. */
  private async findSpan(day: string | undefined): Promise<Span> {
    if (day === undefined) {
      const { length } = await this.database
        .selectFrom('audit_head')
        .select('length')
        .executeTakeFirstOrThrow();
      return { from: 1, to: length + 1 };
    }
    const { from, to } = innsbruckDay(day) ?? noDay;
    const row = await this.database
      .selectFrom('audit_log')
      .select(({ fn }) => [fn.min('seq').as('first'), fn.max('seq').as('last')])
      .where('at', '>=', from)
      .where('at', '<', to)
      .executeTakeFirst();
    return { from: row?.first ?? 0, to: (row?.last ?? -1) + 1 };
  }
}

const noDay = { from: '', to: '' };

/** Of a row's hash, as much as tells it from others. */
const cursorHashLength = 16;

/** A place in the log that tells nothing of how many entries there are. */
export const toCursor = ({ at, hash }: AuditRow): string =>
  `${at}_${hash.slice(0, cursorHashLength)}`;

/** What they did themselves, and what others did in what they may see. */
function visibleTo({ adminId, kinds }: AuditReader): RawBuilder<unknown> {
  const own = sql`admin_id = ${adminId}`;
  return kinds.length === 0 ? own : sql`(${own} or kind in (${sql.join(kinds)}))`;
}

function filters({ person, action, about, day }: AuditQuery): RawBuilder<unknown>[] {
  const { from, to } = innsbruckDay(day ?? '') ?? noDay;
  return [
    ...(person === undefined ? [] : [sql`admin_id = ${person}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(about === undefined ? [] : [sql`kind = ${about}`]),
    // A clock that was set back puts a day's entries among those of another.
    ...(day === undefined ? [] : [sql`at >= ${from} and at < ${to}`]),
  ];
}
