import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordPlace, SamePersonReason } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { readTotal } from '../../storage/read-total';
import { selectApart } from '../changes/apart-persons';
import { obviousStrength } from '../linking/judge-candidates';

/** Two persons that may be one, with the records that share most. */
export interface Proposal {
  readonly persons: readonly [string, string];
  readonly records: readonly [RecordPlace, RecordPlace];
  readonly reasons: readonly SamePersonReason[];
  readonly isObvious: boolean;
}

interface ProposalRow {
  readonly first_person: string;
  readonly second_person: string;
  readonly first_kind: RecordKind;
  readonly second_kind: RecordKind;
  readonly first_record: string;
  readonly second_record: string;
  readonly first_at: string;
  readonly second_at: string;
  readonly reasons: string;
  readonly strength: number;
  readonly total: number;
}

/**
 * Selects each pair of persons that nobody keeps apart once, with the records that share most, as far as staff with the
 * right to review these sections decide about them.
 */
function selectProposals(kinds: readonly RecordKind[], person?: string): RawBuilder<unknown> {
  const own = sql`(select record_id from person_records where person_id = ${person})`;
  const isOfPerson =
    person === undefined ? sql`` : sql`and (first_record in ${own} or second_record in ${own})`;
  return sql`
    select * from (
      select first_record, second_record, reasons, strength,
        one.person_id as first_person, other.person_id as second_person,
        one.kind as first_kind, other.kind as second_kind,
        one.at as first_at, other.at as second_at,
        row_number() over (partition by
          case when one.person_id < other.person_id then one.person_id else other.person_id end,
          case when one.person_id < other.person_id then other.person_id else one.person_id end
          order by strength desc, first_record, second_record) as place
      from person_matches
      join person_records as one on one.record_id = first_record
      join person_records as other on other.record_id = second_record
      where one.person_id <> other.person_id
        and one.kind in (${sql.join(kinds)}) and other.kind in (${sql.join(kinds)}) ${isOfPerson}
    ) as matched
    where place = 1 and not exists (select 1 from (${selectApart()}) as apart
      where apart.one = first_person and apart.other = second_person)`;
}

/** All SQL that reads which persons may be one. */
export class ProposalRepository {
  /** @param kinds the sections that the caller may review */
  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
  ) {}

  /** Lists the pairs, those that share most first. */
  async list({
    from,
    count,
  }: {
    readonly from: number;
    readonly count: number;
  }): Promise<{ readonly proposals: readonly Proposal[]; readonly total: number }> {
    if (this.kinds.length === 0) return { proposals: [], total: 0 };
    const { rows } = await sql<ProposalRow>`
      select proposals.*, cast(count(*) over () as integer) as total
      from (${selectProposals(this.kinds)}) as proposals
      order by strength desc, first_record desc, second_record desc
      limit ${count} offset ${from}`.execute(this.database);
    const total = await readTotal(rows, from, () => this.list({ from: 0, count: 1 }));
    return { proposals: rows.map(toProposal), total };
  }

  /** Lists the pairs of one person, those that share most first. */
  async listOf(person: string, count: number): Promise<readonly Proposal[]> {
    if (this.kinds.length === 0) return [];
    const { rows } = await sql<ProposalRow>`
      select * from (${selectProposals(this.kinds, person)}) as proposals
      order by strength desc, first_record desc, second_record desc limit ${count}`.execute(
      this.database,
    );
    return rows.map(toProposal);
  }
}

/** The person with the newer record is first. */
function toProposal(row: ProposalRow): Proposal {
  const first = { person: row.first_person, kind: row.first_kind, _id: row.first_record };
  const second = { person: row.second_person, kind: row.second_kind, _id: row.second_record };
  const [one, other] = row.first_at < row.second_at ? [second, first] : [first, second];
  return {
    persons: [one.person, other.person],
    records: [
      { kind: one.kind, _id: one._id },
      { kind: other.kind, _id: other._id },
    ],
    reasons: row.reasons.split(',') as SamePersonReason[],
    isObvious: row.strength >= obviousStrength,
  };
}
