import type { ImportDecision, ImportPlan } from 'contract/import-plan';
import { previewImport, runImport } from 'contract/import-requests';
import type { ImportPreview } from 'contract/import-requests';
import type { StaffCall } from '../people/staff';

/** A file as a request has it. */
export const toFile = (text: string): string => Buffer.from(text).toString('base64');

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
  text: string,
  plan: ImportPlan,
): Promise<ImportPreview> =>
  (await call(previewImport, { body: { file: toFile(text), plan } })).json<ImportPreview>();

/** Imports a file as its preview says. */
export async function importFile(call: StaffCall, text: string, plan: ImportPlan) {
  const { digest } = await preview(call, text, plan);
  return call(runImport, { body: { file: toFile(text), plan, digest } });
}

export const decide = (row: number, decision: Omit<ImportDecision, 'row'>): ImportDecision => ({
  row,
  ...decision,
});
