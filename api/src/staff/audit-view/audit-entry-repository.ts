import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { AuditQuery } from 'contract/audit-requests';
import { innsbruckDay } from 'contract/innsbruck-day';
import type { Database } from '../../storage/database';
import type { AuditLogTable } from '../../storage/tables/tables';
import type { AuditReader } from './audit-reader';

export type AuditRow = Selectable<AuditLogTable>;

/** Rows that one query scans: a long log must not block other queries for long. */
const rowsPerQuery = 5000;

/** A range of rows to scan: `from` is the first, `to` the one after the last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** All SQL that reads single entries of the audit log. */
export class AuditEntryRepository {
  constructor(private readonly database: Database) {}

  /**
   * Yields the entries that match a query and that the reader may see, newest first, in chunks.
   * @param limit maximum number of entries in a chunk
   * @param before only entries older than this row
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

  /** Gets the row number of a cursor; undefined if the row does not exist. */
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

  /** Finds the range of rows of a day, or of the whole log. */
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

/** Number of characters of a row's hash that a cursor contains. */
const cursorHashLength = 16;

/** A cursor does not reveal how many entries the log has. */
export const toCursor = ({ at, hash }: AuditRow): string =>
  `${at}_${hash.slice(0, cursorHashLength)}`;

/** Matches the reader's own actions, and those of others in sections that the reader may see. */
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
    // After a clock was set back, entries of one day stand among those of another.
    ...(day === undefined ? [] : [sql`at >= ${from} and at < ${to}`]),
  ];
}
