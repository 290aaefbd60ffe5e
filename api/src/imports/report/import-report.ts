import type { FastifyInstance } from 'fastify';
import type { Language } from 'contract/languages';
import { recordName } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import { sectionTitles } from 'contract/section-titles';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { ColumnType } from '../../review/exports/column-types';
import type { ExportedLineBatches } from '../../review/exports/exported-lines';
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { RecordRepository, splitIntoBatches } from '../../storage/records/record-repository';
import { ImportRepository } from '../store/import-repository';
import type { ReportedRow } from '../store/import-repository';
import * as english from './import-report.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/imports/report/import-report.texts.ts`),
);

/** The types of the report's columns. */
export const reportTypes: readonly ColumnType[] = ['any', 'text', 'text', 'text'];

interface ReportReader {
  readonly language: Language;
  /** The sections of which they may know. */
  readonly kinds: readonly RecordKind[];
}

/**
 * What became of each row of an imported file. Names are those that the records have now. Of other sections than the
 * reader's, which have records that the import left as they are, it says only the number of the row.
 */
export async function* reportLines(
  { database }: Pick<FastifyInstance, 'database'>,
  importId: string,
  { language, kinds }: ReportReader,
): ExportedLineBatches {
  const { reportTexts } = await textsIn(language);
  const { headings, results } = reportTexts;
  const imports = new ImportRepository(database);
  yield [[headings.row, headings.result, headings.section, headings.name]];
  for (let after = 0; ;) {
    const found = await imports.listRows(importId, after);
    if (found.length === 0) return;
    const rows = found.map((row) =>
      row.kind === null || kinds.includes(row.kind) ? row : { ...row, kind: null, record_id: null },
    );
    const names = await readNames(database, rows);
    yield rows.map(({ row_number, what, is_joined, kind, record_id }) => [
      row_number,
      results[what === 'added' && is_joined === 1 ? 'joined' : what],
      kind === null ? '' : sectionTitles[kind],
      names.get(record_id ?? '') ?? '',
    ]);
    after = rows.at(-1)?.row_number ?? after;
  }
}

async function readNames(
  database: Database,
  rows: readonly ReportedRow[],
): Promise<ReadonlyMap<string, string>> {
  const records = new RecordRepository(database);
  const named = rows.flatMap(({ kind, record_id: id }) =>
    kind === null || id === null ? [] : [{ kind, id }],
  );
  const names = new Map<string, string>();
  for (const [kind, own] of groupByKind(named))
    for (const some of splitIntoBatches(own.map(({ id }) => id)))
      for (const record of await records.read(kind, some))
        names.set(record._id, recordName(record));
  return names;
}
