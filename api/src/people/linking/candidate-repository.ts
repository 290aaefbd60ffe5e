import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import type { Candidate } from './judge-candidates';
import type { RecordDigests, Trait } from './record-digests';

/** Records with the same value that are compared; the oldest, because those were joined first. */
const maxSharers = 30;
/** The traits by which candidates are found. An address makes a household, no person. */
const searched: readonly Trait[] = [
  ...(['key', 'phone-name', 'confirmed'] as const),
  ...(['email', 'phone', 'name', 'couple'] as const),
];
const compared = ['name', 'couple', 'partner'] as const;

interface SharerRow {
  readonly trait: Trait;
  readonly value: string;
  readonly id: string;
  /** Null while the record has no person yet. */
  readonly kind: RecordKind | null;
  readonly person: string | null;
}

export interface Sharer extends Candidate, Pick<SharerRow, 'kind' | 'person'> {}

/** All SQL that finds records which share values. */
export class CandidateRepository {
  constructor(private readonly database: Database) {}

  /** Finds for each of the digests, in their order, the records that share a value with them. */
  async find(all: readonly RecordDigests[]): Promise<readonly (readonly Sharer[])[]> {
    const rows = await this.listSharers(all);
    const byValue = new Map<string, SharerRow[]>();
    for (const row of rows) {
      const key = `${row.trait} ${row.value}`;
      byValue.set(key, [...(byValue.get(key) ?? []), row]);
    }
    const names = await this.readNames([...new Set(rows.map(({ id }) => id))]);
    return all.map((digests) => {
      const found = new Map<string, Sharer & { readonly shared: Set<Trait> }>();
      for (const trait of searched)
        for (const value of valuesOf(digests, trait))
          for (const { id, kind, person } of byValue.get(`${trait} ${value}`) ?? []) {
            const known = found.get(id);
            if (known !== undefined) known.shared.add(trait);
            else
              found.set(id, {
                ...{ id, kind, person, shared: new Set([trait]) },
                names: names.get(id) ?? noNames,
              });
          }
      return [...found.values()];
    });
  }

  private async listSharers(all: readonly RecordDigests[]): Promise<readonly SharerRow[]> {
    const asked = new Map(
      all.flatMap((digests) =>
        searched.flatMap((trait) =>
          valuesOf(digests, trait).map((value) => [`${trait} ${value}`, sql`(${trait}, ${value})`]),
        ),
      ),
    );
    if (asked.size === 0) return [];
    const { rows } = await sql<SharerRow>`
      select trait, value, id, kind, person from (
        select traits.trait, traits.value, traits.record_id as id, links.kind,
          links.person_id as person, row_number() over (
            partition by traits.trait, traits.value order by traits.record_id) as place
        from (values ${sql.join([...asked.values()])}) as asked
        join person_traits as traits
          on traits.trait = asked.column1 and traits.value = asked.column2
        left join person_records as links on links.record_id = traits.record_id
      ) as sharers where place <= ${maxSharers}`.execute(this.database);
    return rows;
  }

  /** The names of records: which they share is not enough, because a name may have all words of another. */
  private async readNames(
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Candidate['names']>> {
    const names = new Map<string, Record<keyof Candidate['names'], string[]>>();
    if (ids.length === 0) return names;
    const rows = await this.database
      .selectFrom('person_traits')
      .select(['record_id', 'trait', 'value'])
      .where('record_id', 'in', ids)
      .where('trait', 'in', compared)
      .execute();
    for (const { record_id: id, trait, value } of rows) {
      const own = names.get(id) ?? { name: [], couple: [], partner: [] };
      own[trait as keyof typeof own].push(value);
      names.set(id, own);
    }
    return names;
  }
}

/** Whoever has an address is compared with the profile that confirmed it. */
const valuesOf = (digests: RecordDigests, trait: Trait): readonly string[] =>
  digests[trait === 'confirmed' ? 'email' : trait];

const noNames: Candidate['names'] = { name: [], couple: [], partner: [] };
