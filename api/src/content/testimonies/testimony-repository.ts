import { sql } from 'kysely';
import { maxTestimonies } from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import { recordList } from '../../storage/record-list';
import type { JsonPiece } from '../../storage/record-list';
import type { Clock } from '../../storage/clock';

export interface TestimonyPage {
  /** The testimonies, newest first. */
  readonly testimonies: readonly PublicTestimony[];
  readonly hasEarlier: boolean;
}

/** Who may read a testimony: visitors, or only staff, who have hidden it or must still approve it. */
export type Visibility = 'public' | 'hidden' | 'awaits-approval';

/** Maximum size of the testimonies on a page, in bytes; a longer one is on a page of its own. */
const maxBytes = 256 * 1024;

const idPattern = /^[0-9a-f-]{36}$/;

/**
 * Must equal the condition of the index `public_testimonies`, or no database uses it; locked records are never public.
 */
const isPublic = sql<boolean>`
  kind = 'testimony' and quarantine is null and merged_into is null
  and hidden_at is null and awaits_approval = 0 and locked_until is null`;

/** The public fields of a testimony (safety 1), as JSON text. */
const publicTestimony = sql<string>`
  '{"_id":"' || id
  || '","fullName":' || coalesce(cast(body -> 'fullName' as text), '""')
  || ',"message":' || coalesce(cast(body -> 'message' as text), '""')
  || ',"createdAt":"' || created_at || '"}'`;

/** All SQL about public testimonies. */
export class TestimonyRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Reads the newest testimonies, or the newest before a given one.
   * @param before the id of a testimony, even if it is no longer public; any other text returns undefined
   */
  async loadPage(before?: string): Promise<TestimonyPage | undefined> {
    if (before === undefined) return this.readBelow(sql`true`);
    if (!idPattern.test(before)) return undefined;
    const found = await this.database
      .selectFrom('submissions')
      .select('seq')
      .where('id', '=', before)
      .where('kind', '=', 'testimony')
      .executeTakeFirst();
    return found && this.readBelow(sql`seq < ${found.seq}`);
  }

  /** Yields the JSON text of the list of staff in chunks, oldest first. */
  listWhole(): AsyncGenerator<JsonPiece, void> {
    const { table, record, condition } = recordSource('testimony');
    return recordList(this.database, table, record, condition);
  }

  /** Returns undefined for an unknown testimony. */
  async findVisibility(id: string): Promise<Visibility | undefined> {
    const row = await this.database
      .selectFrom('submissions')
      .select(['hidden_at', 'awaits_approval'])
      .where('id', '=', id)
      .where('kind', '=', 'testimony')
      .executeTakeFirst();
    if (row?.awaits_approval === 1) return 'awaits-approval';
    return row && (row.hidden_at === null ? 'public' : 'hidden');
  }

  /** Has a changed testimony approved again. One that staff have hidden stays hidden (decision 15). */
  async holdBack(id: string): Promise<void> {
    if ((await this.findVisibility(id)) === 'public')
      await this.setVisibility(id, 'awaits-approval');
  }

  /**
   * Returns false and changes nothing if the testimony is unknown or has another version by now.
   * @param version if absent, any version matches
   */
  async setVisibility(id: string, visibility: Visibility, version?: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('submissions')
      .set({
        hidden_at: visibility === 'hidden' ? this.now().toISOString() : null,
        awaits_approval: visibility === 'awaits-approval' ? 1 : 0,
      })
      .where('id', '=', id)
      .where('kind', '=', 'testimony')
      .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  private async readBelow(place: ReturnType<typeof sql>): Promise<TestimonyPage> {
    const { rows } = await sql<{ record: string }>`
      select ${publicTestimony} as record from submissions
      where ${isPublic} and ${place}
      order by seq desc limit ${maxTestimonies + 1}`.execute(this.database);
    const fitting = countFitting(rows.map(({ record }) => Buffer.byteLength(record)));
    return {
      testimonies: rows
        .slice(0, fitting)
        .map(({ record }) => JSON.parse(record) as PublicTestimony),
      hasEarlier: fitting < rows.length,
    };
  }
}

function countFitting(sizes: readonly number[]): number {
  let bytes = 0;
  const tooLong = sizes.findIndex((size, index) => (bytes += size) > maxBytes && index > 0);
  return Math.min(tooLong === -1 ? sizes.length : tooLong, maxTestimonies);
}
