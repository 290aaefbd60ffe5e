import { sql } from 'kysely';
import { readConsent } from 'contract/consent-record';
import type { SentRecord, SentState } from 'contract/my-data';
import type { OwnSentRecord } from 'contract/own-sent';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { PrivacyRequestRepository } from '../privacy-requests/privacy-request-repository';
import type { Database } from '../storage/database';

interface SentRow {
  readonly id: string;
  readonly kind: SubmissionName;
  readonly body: string;
  readonly consent: string | null;
  readonly created_at: string;
  readonly version: number;
}

/** One of several that are listed: what it says decides whose it is. */
type ListedRecord = Omit<OwnSentRecord, 'state'> & Pick<SentRecord, 'fields'>;

/** All SQL about what is shown of a record to who sent it, in quarantine or not. */
export class SentRecordRepository {
  constructor(private readonly database: Database) {}

  /** Undefined of what is gone or locked away. */
  async find(id: string): Promise<SentRecord | undefined> {
    const [row] = await this.readRows([id]);
    if (row === undefined) return undefined;
    const consent = consentOf(row);
    const open = await new PrivacyRequestRepository(this.database).findOpen(id);
    const unmerged = await this.readUnmerged([id]);
    const states = await this.readStates([id]);
    return {
      kind: row.kind,
      createdAt: row.created_at,
      __v: row.version,
      state: states.get(id) ?? 'arrived',
      fields: fieldsOf(row.kind, unmerged.get(id) ?? row.body),
      ...(consent && { consent }),
      ...(open && { erasure: { askedAt: open.created_at, dueAt: open.due_at } }),
    };
  }

  /** The newest first, without those that are gone or locked away. */
  async list(ids: readonly string[]): Promise<readonly ListedRecord[]> {
    const unmerged = await this.readUnmerged(ids);
    return (await this.readRows(ids)).map(({ id, kind, body, created_at }) => ({
      _id: id,
      kind,
      createdAt: created_at,
      fields: fieldsOf(kind, unmerged.get(id) ?? body),
    }));
  }

  private async readRows(ids: readonly string[]): Promise<readonly SentRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<SentRow>`
      select id, kind, cast(body as text) as body, cast(consent as text) as consent, created_at,
        version
      from submissions where id in (${sql.join(ids)}) and locked_until is null
      order by created_at desc, id desc`.execute(this.database);
    return rows;
  }

  /** Of what stayed of a merge, its own words: since then it may hold what somebody else sent. */
  private async readUnmerged(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('merge_records')
      .innerJoin('merges', 'merges.id', 'merge_id')
      .select(['record_id', 'body'])
      .where('record_id', 'in', ids)
      .where('position', '=', 0)
      .where('undone_at', 'is', null)
      // Of several the first is kept, which comes last.
      .orderBy('version_before', 'desc')
      .execute();
    return new Map(
      rows.flatMap(({ record_id, body }) => (body === null ? [] : [[record_id, body]])),
    );
  }

  /** What was merged into another is dealt with there. One that is not in the answer has arrived. */
  async readStates(ids: readonly string[]): Promise<ReadonlyMap<string, SentState>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ sent: string; state: string }>`
      with recursive chain (sent, kind, id, next) as (
        select id, kind, id, merged_into from submissions where id in (${sql.join(ids)})
        union
        select chain.sent, chain.kind, one.id, one.merged_into
        from submissions as one join chain on one.id = chain.next
      )
      select chain.sent, state from reviews join chain on record_id = chain.id
      where reviews.kind = chain.kind and chain.next is null`.execute(this.database);
    return new Map(rows.map(({ sent, state }) => [sent, stateOf(state)]));
  }
}

const stateOf = (state: string): SentState =>
  state === 'in-progress' || state === 'done' ? state : 'arrived';

/** Those of the form, in its order. */
function fieldsOf(kind: SubmissionName, body: string): SentRecord['fields'] {
  const sent = JSON.parse(body) as SentRecord['fields'];
  return Object.fromEntries(
    Object.keys(submissions[kind].body.properties).flatMap((name) => {
      const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function consentOf({ consent: column }: SentRow): SentRecord['consent'] {
  const consent = readConsent(column);
  const last = consent?.events.at(-1);
  if (consent === undefined) return undefined;
  return { givenAt: consent.time, ...(last?.event === 'withdrawn' && { withdrawnAt: last.time }) };
}
