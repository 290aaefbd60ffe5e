import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { RecordKind } from 'contract/review';
import { getSessionToken, getStaff } from '../access/route-access';
import type { AuditEntry, AuditLog } from '../../storage/audit/audit-log';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { ConfidentialSectionRepository } from './confidential-sections';
import { OncePerHour } from './once-per-hour';

interface ReadingParts {
  readonly database: Database;
  readonly now: Clock;
  readonly audit: AuditLog;
}

/** A record among others of any kind. */
interface ReadRecord {
  readonly kind: RecordKind;
  readonly record: { readonly _id: string };
}

/** A whole list or what of it is in quarantine. */
type ReadList = 'list' | 'quarantine';

/**
 * Notes in the audit log who reads what of the confidential sections, each of it once for a session and hour, before the
 * first byte is answered: where it cannot be noted, nothing is.
 */
export class AccessLog {
  private readonly noted: OncePerHour;
  private readonly sections: ConfidentialSectionRepository;

  constructor(private readonly parts: ReadingParts) {
    this.noted = new OncePerHour(parts.now);
    this.sections = new ConfidentialSectionRepository(parts.database, parts.now);
  }

  /** For the list of a section, or the reviews of all its records. */
  async noteList(request: FastifyRequest, kind: RecordKind): Promise<void> {
    const key = listKey(getSessionToken(request), kind, 'list');
    // Asked first, so that a list that is read again costs no query.
    if (!this.noted.has(key) && (await this.isOpen(kind))) return;
    await this.noted.run([key], async () =>
      this.write(request, kind, { subjects: [], details: { count: await this.count(kind) } }),
    );
  }

  /** For what is in quarantine: as a list of its section. */
  async noteQuarantine(request: FastifyRequest, all: readonly ReadRecord[]): Promise<void> {
    for (const [kind, { length: count }] of await this.confidentialOf(all)) {
      await this.noted.run([listKey(getSessionToken(request), kind, 'quarantine')], () =>
        this.write(request, kind, { subjects: [], details: { view: 'quarantine', count } }),
      );
    }
  }

  /** For what a search found. */
  async noteFound(request: FastifyRequest, all: readonly ReadRecord[]): Promise<void> {
    for (const [kind, ids] of await this.confidentialOf(all))
      await this.noteRecords(request, kind, ids, 'search');
  }

  /** For records that a staff member opens. */
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

  /** Whether it is noted that the session reads the list: then what arrives in it may be told (live events). */
  hasList(session: string, kind: RecordKind): boolean {
    return this.noted.has(listKey(session, kind, 'list'));
  }

  /** The sections in which readings are noted. */
  readSections(): Promise<readonly RecordKind[]> {
    return this.sections.read();
  }

  /** The ids of what is in confidential sections. */
  private async confidentialOf(all: readonly ReadRecord[]) {
    if (all.length === 0) return [];
    const sections = await this.sections.read();
    return sections.flatMap((kind) => {
      const ids = all.filter((one) => one.kind === kind).map(({ record }) => record._id);
      return ids.length > 0 ? [[kind, ids] as const] : [];
    });
  }

  /** A section in which readings are not noted. */
  private async isOpen(kind: RecordKind): Promise<boolean> {
    return !(await this.sections.read()).includes(kind);
  }

  private async write(
    request: FastifyRequest,
    kind: RecordKind,
    what: Pick<AuditEntry, 'subjects' | 'details'>,
  ): Promise<void> {
    const { database, audit } = this.parts;
    const entry = { ...toAuditActor(getStaff(request)), action: 'read', kind, ...what } as const;
    await database.transaction().execute((transaction) => audit.append(transaction, entry));
  }

  /** Of the records in the list. All counts come out of indexes. */
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
        as count`.execute(this.parts.database);
    return rows[0]?.count ?? 0;
  }
}

const listKey = (session: string, kind: RecordKind, list: ReadList) => `${session} ${kind} ${list}`;
