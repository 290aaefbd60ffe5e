import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecordKind } from 'contract/review';
import { getSessionToken, getStaff } from '../access/route-access';
import type { AuditEntry } from '../../storage/audit/audit-log';
import { toAuditActor } from '../../storage/audit/staff-journal';
import { ConfidentialSectionRepository } from './confidential-sections';
import { HourlyWork } from './once-per-hour';

/** A record in a list of mixed kinds. */
interface ReadRecord {
  readonly kind: RecordKind;
  readonly record: { readonly _id: string };
}

/** Tells a whole list from its quarantined records. */
type ReadList = 'list' | 'quarantine';

/**
 * Notes in the audit log who reads what of the confidential sections, once for each session and hour. It does so before
 * the first byte is sent: where it cannot be noted, nothing is sent.
 */
export class AccessLog {
  private readonly noted: HourlyWork;
  private readonly sections: ConfidentialSectionRepository;

  constructor(private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'audit'>) {
    this.noted = new HourlyWork(app.now);
    this.sections = new ConfidentialSectionRepository(app.database, app.now);
  }

  /** Notes that the list of a section or the reviews of all its records are read. */
  async noteList(request: FastifyRequest, kind: RecordKind): Promise<void> {
    const key = listKey(getSessionToken(request), kind, 'list');
    // This check comes first, so that a list that is read again costs no query.
    if (!this.noted.has(key) && (await this.isOpen(kind))) return;
    await this.noted.run([key], async () =>
      this.write(request, kind, { subjects: [], details: { count: await this.count(kind) } }),
    );
  }

  /** Notes that quarantined records are read, as a list of their section. */
  async noteQuarantine(request: FastifyRequest, all: readonly ReadRecord[]): Promise<void> {
    for (const [kind, { length: count }] of await this.confidentialOf(all)) {
      await this.noted.run([listKey(getSessionToken(request), kind, 'quarantine')], () =>
        this.write(request, kind, { subjects: [], details: { view: 'quarantine', count } }),
      );
    }
  }

  /** Notes what a search found. */
  async noteFound(request: FastifyRequest, all: readonly ReadRecord[]): Promise<void> {
    for (const [kind, ids] of await this.confidentialOf(all))
      await this.noteRecords(request, kind, ids, 'search');
  }

  /** Notes the records that a staff member opens. */
  async noteOpened(request: FastifyRequest, kind: RecordKind, ids: readonly string[]) {
    if (ids.length > 0 && !(await this.isOpen(kind)))
      await this.noteRecords(request, kind, ids, 'record');
  }

  private async noteRecords(
    request: FastifyRequest,
    kind: RecordKind,
    ids: readonly string[],
    view: 'search' | 'record',
  ): Promise<void> {
    const prefix = `${getSessionToken(request)} ${kind} `;
    const keys = ids.map((id) => prefix + id);
    await this.noted.run(keys, (fresh) => {
      const subjects = fresh.map((key) => key.slice(prefix.length));
      return this.write(request, kind, { subjects, details: { view } });
    });
  }

  /**
   * Returns whether the session is noted as reading the list, so that it may be told what arrives in it (live events).
   */
  hasList(session: string, kind: RecordKind): boolean {
    return this.noted.has(listKey(session, kind, 'list'));
  }

  /** Returns the sections whose reading is noted. */
  listSections(): Promise<readonly RecordKind[]> {
    return this.sections.read();
  }

  /** Returns the ids of the records in confidential sections. */
  private async confidentialOf(all: readonly ReadRecord[]) {
    if (all.length === 0) return [];
    const sections = await this.sections.read();
    return sections.flatMap((kind) => {
      const ids = all.filter((one) => one.kind === kind).map(({ record }) => record._id);
      return ids.length > 0 ? [[kind, ids] as const] : [];
    });
  }

  /** Returns whether the reading of a section is not noted. */
  private async isOpen(kind: RecordKind): Promise<boolean> {
    return !(await this.sections.read()).includes(kind);
  }

  private async write(
    request: FastifyRequest,
    kind: RecordKind,
    what: Pick<AuditEntry, 'subjects' | 'details'>,
  ): Promise<void> {
    const { database, audit } = this.app;
    const entry = { ...toAuditActor(getStaff(request)), action: 'read', kind, ...what } as const;
    await database.transaction().execute((transaction) => audit.append(transaction, entry));
  }

  /** Counts the listed records. All counts come from indexes. */
  private async count(kind: RecordKind): Promise<number> {
    const isProfile = kind === 'profiles';
    const table = sql.table(isProfile ? 'profiles' : 'submissions');
    const ofKind = isProfile ? sql`1 = 1` : sql`kind = ${kind}`;
    const locked = isProfile
      ? sql``
      : sql` - (select count(*) from submissions where ${ofKind} and locked_until is not null)`;
    const { rows } = await sql<{ readonly count: number }>`
      select cast((select count(*) from ${table} where ${ofKind})
        - (select count(*) from ${table} where ${ofKind} and quarantine is not null)${locked} as integer)
        as count`.execute(this.app.database);
    return rows[0]?.count ?? 0;
  }
}

const listKey = (session: string, kind: RecordKind, list: ReadList) => `${session} ${kind} ${list}`;
