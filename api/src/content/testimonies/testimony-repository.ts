import { sql } from 'kysely';
import { maxTestimonies } from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import { recordList } from '../../storage/record-list';
import type { JsonPiece } from '../../storage/record-list';
import type { Clock } from '../../storage/clock';

/** A part of the public list. */
export interface TestimonyPage {
  /** Newest first. */
  readonly testimonies: readonly PublicTestimony[];
  readonly hasEarlier: boolean;
}

/** Who may read a testimony: visitors, or staff alone, who took it off the public list or have still to look at it. */
export type Visibility = 'public' | 'hidden' | 'awaits-approval';

/** Bytes of the testimonies of a page; where the first alone is longer, it is the only one. */
const maxBytes = 256 * 1024;

const idPattern = /^[0-9a-f-]{36}$/;

/** Word for word what the index `public_testimonies` holds, or no database would use it; and nothing locked away. */
const isPublic = sql<boolean>`
  kind = 'testimony' and quarantine is null and merged_into is null
  and hidden_at is null and awaits_approval = 0 and locked_until is null`;

/** The public fields of a testimony (safety 1), as JSON text. */
const publicTestimony = sql<string>`
  '{"_id":"' || id
  || '","fullName":' || coalesce(cast(body -> 'fullName' as text), '""')
  || ',"message":' || coalesce(cast(body -> 'message' as text), '""')
  || ',"createdAt":"' || created_at || '"}'`;

/** All SQL about testimonies that all visitors may see. */
export class TestimonyRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * The newest, or the newest of those before one.
   * @param before the id of a testimony, be it public or not any more; with any other text the answer is undefined
   */
  async readPage(before?: string): Promise<TestimonyPage | undefined> {
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

  /** The JSON text of the list of staff, oldest first, in pieces. */
  listWhole(): AsyncGenerator<JsonPiece, void> {
    const { table, record, condition } = recordSource('testimony');
    return recordList(this.database, table, record, condition);
  }

  /** Undefined where there is no such testimony. */
  async readVisibility(id: string): Promise<Visibility | undefined> {
    const row = await this.database
      .selectFrom('submissions')
      .select(['hidden_at', 'awaits_approval'])
      .where('id', '=', id)
      .where('kind', '=', 'testimony')
      .executeTakeFirst();
    if (row?.awaits_approval === 1) return 'awaits-approval';
    return row && (row.hidden_at === null ? 'public' : 'hidden');
  }

  /**
   * False, and nothing is changed, where there is no such testimony, or it has another version by now.
   * @param version absent: whatever it is
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
