import { sql } from 'kysely';
import type { SectionFacts } from 'contract/filter-fact-requests';
import { languageCodes } from 'contract/languages';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { recordSource } from '../../storage/records/record-source';
import { contactedRecords } from '../record-contacts';

interface FactRow {
  readonly id: string;
  readonly language: string | null;
  readonly contacted: number;
}

/** All SQL of what lists do not say about their records. */
export class FactRepository {
  constructor(private readonly database: Database) {}

  /** Reads the facts of the records that the list of a section shows, also of those that were merged. */
  async read(kind: RecordKind): Promise<SectionFacts> {
    const { table, condition } = recordSource(kind);
    const { rows } = await sql<FactRow>`
      select id, language, case when merged_into is null
          and id in (${contactedRecords([kind])}) then 1 else 0 end as contacted
        from ${sql.table(table)} where ${condition} order by id`.execute(this.database);
    return {
      contacted: rows.flatMap(({ id, contacted }) => (contacted === 1 ? [id] : [])),
      languages: languageCodes.map((language) => ({
        language,
        records: rows.flatMap((row) => (row.language === language ? [row.id] : [])),
      })),
    };
  }
}
