import type { Language } from 'contract/languages';
import { sectionTitles } from 'contract/section-titles';
import type { ReviewedRecord } from 'contract/review';
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { RecordRepository } from '../../storage/records/record-repository';
import type { ExportedLineBatches } from '../../review/exports/exported-lines';
import type { ExportedPlace } from './exported-person-repository';
import { peopleHeadings, peopleValues } from './people-columns';
import type { PeopleColumns } from './people-columns';

/** Records of a piece: a database takes a limited number of values per statement. */
const pieceLength = 250;

/** A line for each record, in order, streamed. The first line is the header. */
export async function* peopleLines(
  database: Database,
  places: readonly ExportedPlace[],
  columns: PeopleColumns,
  language: Language,
): ExportedLineBatches {
  yield [await peopleHeadings(columns, language)];
  for (let start = 0; start < places.length; start += pieceLength) {
    const some = places.slice(start, start + pieceLength);
    const records = await readRecords(database, some);
    yield some.flatMap(({ id, kind, person, household }) => {
      const record = records.get(id);
      // What a record said that was merged into another one is in that one.
      if (record === undefined || record.mergedInto !== undefined) return [];
      const marks = [person, household ?? '', sectionTitles[kind], record.createdAt];
      return [[...marks, ...peopleValues(columns, kind, record)]];
    });
  }
}

async function readRecords(
  database: Database,
  places: readonly ExportedPlace[],
): Promise<ReadonlyMap<string, ReviewedRecord>> {
  const repository = new RecordRepository(database);
  const found = new Map<string, ReviewedRecord>();
  for (const [kind, some] of groupByKind(places)) {
    const ids = some.map(({ id }) => id);
    for (const record of await repository.read(kind, ids)) found.set(record._id, record);
  }
  return found;
}
