import { sql } from 'kysely';
import type { ImportDecision, ImportPlan } from 'contract/import-plan';
import { previewImport, runImport } from 'contract/import-requests';
import type { ImportPreview } from 'contract/import-requests';
import type { StaffCall } from '../people/staff';
import type { TestApp } from '../test-app';

/** A file as a request has it. */
export const toFile = (content: string | Uint8Array): string =>
  Buffer.from(content as string).toString('base64');

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

export const toPlan = (
  columns: readonly (string | null)[],
  changes: Partial<ImportPlan> = {},
): ImportPlan => ({
  ...{ target: 'churchMember', columns, country: 'AT', dateOrder: 'dmy' },
  ...{ defaults: {}, isOpenWork: false, decisions: [], ...changes },
});

export const preview = async (
  call: StaffCall,
  content: string | Uint8Array,
  plan: ImportPlan,
): Promise<ImportPreview> =>
  (await call(previewImport, { body: { file: toFile(content), plan } })).json<ImportPreview>();

/** Imports a file as its preview says. */
export async function importFile(call: StaffCall, content: string | Uint8Array, plan: ImportPlan) {
  const { digest } = await preview(call, content, plan);
  return call(runImport, { body: { file: toFile(content), plan, digest } });
}

export const decide = (row: number, decision: Omit<ImportDecision, 'row'>): ImportDecision => ({
  row,
  ...decision,
});

/** All that is stored of records and persons, a line for each row, without versions, which only go on. */
export async function dumpRecords({ app, database }: TestApp): Promise<string> {
  await app.personIndexer.run();
  const ordered = {
    ...{ submissions: 'id', profiles: 'id', reviews: 'record_id', record_origins: 'record_id' },
    ...{ kept_pairs: 'id', merge_records: 'merge_id', persons: 'id', person_records: 'record_id' },
    ...{ person_traits: 'value', person_matches: 'first_record', households: 'id' },
    ...{ person_separations: 'first_record', household_members: 'person_id' },
  } as const;
  const lines: string[] = [];
  for (const [table, order] of Object.entries(ordered)) {
    const { rows } =
      await sql`select * from ${sql.table(table)} order by ${sql.ref(order)}`.execute(database);
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`).toSorted());
  }
  return lines.join('\n').replaceAll(/"(\w*version)":-?\d+/g, '"$1":0');
}
