import { sql } from 'kysely';
import type { SectionFacts } from 'contract/filter-fact-requests';
import { languageCodes } from 'contract/languages';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { recordSource } from '../../storage/records/record-source';
import { recordContacts } from '../record-contacts';

/** All SQL of what lists do not say about their records. */
export class FactRepository {
  constructor(private readonly database: Database) {}

  /** Reads the facts of the records that the list of a section shows, also of those that were merged. */
  async read(kind: RecordKind): Promise<SectionFacts> {
    const { table, condition } = recordSource(kind);
    const listed = sql`select id, merged_into, language from ${sql.table(table)} where ${condition}`;
    const contacted = await sql<{ readonly id: string }>`
      select distinct id from (${listed}) as listed
        join (${recordContacts([kind])}) as contacts on of_record = id
        where merged_into is null order by id`.execute(this.database);
    const spoken = await sql<{ readonly id: string; readonly language: string }>`
      select id, language from (${listed}) as listed where language is not null order by id`.execute(
      this.database,
    );
    const idsOf = (language: string) =>
      spoken.rows.flatMap((row) => (row.language === language ? [row.id] : []));
    return {
      contacted: contacted.rows.map(({ id }) => id),
      languages: languageCodes.map((language) => ({ language, records: idsOf(language) })),
    };
  }
}
