import { saveFile } from '../parts/save-file';
import { runInTimeSlices } from '../time-slices/time-sliced-task';
import { csvDialects, csvParts } from './csv';
import { exportedLines } from './exported-table';
import type { ExportedTable } from './exported-table';

/** Hands the browser a table as a CSV file to keep. */
export async function saveCsv(
  table: ExportedTable,
  format: keyof typeof csvDialects,
): Promise<void> {
  const parts = await runInTimeSlices(csvParts(exportedLines(table), csvDialects[format]));
  saveText(table.name, parts);
}

/** @param name of what is in the file; the day is added to it */
export function saveText(name: string, parts: readonly string[]): void {
  saveFile(new Blob([...parts], { type: 'text/csv;charset=utf-8' }), fileName(name));
}

/** The table and the day: `first-timers-2026-03-01.csv`. */
function fileName(name: string): string {
  const day = new Date().toLocaleDateString('sv-SE');
  return `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${day}.csv`;
}
