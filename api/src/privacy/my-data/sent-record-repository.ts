import { sql } from 'kysely';
import { readConsent } from 'contract/consent-record';
import type { SentRecord } from 'contract/my-data-requests';
import type { SentState } from 'contract/stored-record';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { PrivacyRequestRepository } from '../requests/privacy-request-repository';
import { mergedBody } from '../../review/merges/merge-repository';
import { submissionBody } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';

interface SentRow {
  readonly kind: SubmissionName;
  readonly body: string;
  readonly consent: string | null;
  readonly created_at: string;
  readonly version: number;
  readonly merged_into: string | null;
}

export type StoredSentRecord = SentRecord & { readonly kind: SubmissionName };

export interface CorrectableRecord {
  /** The JSON text exactly as it is stored. */
  readonly body: string;
  readonly version: number;
  /** Whether it is part of a merge, as survivor or as merged record. */
  readonly isMerged: boolean;
}

/** All SQL about records as their senders see them, in quarantine or not. */
export class SentRecordRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined for a record that was removed or locked away. */
  async find(id: string): Promise<StoredSentRecord | undefined> {
    const row = await this.readRow(id);
    if (row === undefined) return undefined;
    const consent = consentOf(row);
    const open = await new PrivacyRequestRepository(this.database).findOpen(id);
    return {
      kind: row.kind,
      createdAt: row.created_at,
      __v: row.version,
      state: await this.readState(row.kind, id),
      fields: fieldsOf(row.kind, (await this.readUnmerged(id)) ?? row.body),
      ...(consent && { consent }),
      ...(open && { erasure: { askedAt: open.created_at, dueAt: open.due_at } }),
    };
  }

  /** Finds the same records as `find`. */
  async findCorrectable(id: string): Promise<CorrectableRecord | undefined> {
    const row = await this.readRow(id);
    if (row === undefined) return undefined;
    const { body, version, merged_into } = row;
    const isMerged = merged_into !== null || (await this.readUnmerged(id)) !== undefined;
    return { body, version, isMerged };
  }

  /** Whether staff hold the record, as for a dispute. */
  async isHeld(kind: SubmissionName, id: string, at: Date): Promise<boolean> {
    const row = await this.database
      .selectFrom('retention_holds')
      .select('until')
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('until', '>', at.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  }

  private async readRow(id: string): Promise<SentRow | undefined> {
    const { rows } = await sql<SentRow>`
      select kind, ${submissionBody} as body, cast(consent as text) as consent, created_at, version,
        merged_into
      from submissions where id = ${id} and locked_until is null`.execute(this.database);
    return rows[0];
  }

  /** A survivor's text before its merges, because the merged text may contain what another person sent. */
  private async readUnmerged(id: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('merge_records')
      .innerJoin('merges', 'merges.id', 'merge_id')
      .select(mergedBody.as('body'))
      .where('record_id', '=', id)
      .where('position', '=', 0)
      .where('undone_at', 'is', null)
      .orderBy('version_before')
      .limit(1)
      .executeTakeFirst();
    return row?.body ?? undefined;
  }

  /** The state of a merged record is that of its survivor. */
  private async readState(kind: SubmissionName, id: string): Promise<SentState> {
    const { rows } = await sql<{ state: string }>`
      with recursive chain (id, next) as (
        select id, merged_into from submissions where id = ${id}
        union
        select one.id, one.merged_into from submissions as one join chain on one.id = chain.next
      )
      select state from reviews join chain on record_id = chain.id
      where reviews.kind = ${kind} and chain.next is null`.execute(this.database);
    const state = rows[0]?.state;
    return state === 'in-progress' || state === 'done' ? state : 'arrived';
  }
}

/** The form's fields, in its order. */
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
