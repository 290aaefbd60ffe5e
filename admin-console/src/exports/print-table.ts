import { stepsPerPause, runInTimeSlices } from '../time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import { exportedLines } from './exported-table';
import type { ExportedTable } from './exported-table';
import styles from './print-table.module.css';

/**
 * Prints a table with all its rows and nothing else of the page. The sheet lies in the page, hidden on the screen,
 * until the browser has printed it.
 * @param caption says under the title what is printed
 */
export async function printTable(table: ExportedTable, caption: string): Promise<void> {
  const sheet = await runInTimeSlices(printSheet(table, caption));
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}

function* printSheet(table: ExportedTable, caption: string): TimeSlicedTask<HTMLElement> {
  const sheet = element('section', '');
  sheet.className = styles['sheet'] ?? '';
  const lines = document.createElement('table');
  const head = lines.createTHead();
  const body = lines.createTBody();
  let step = 0;
  for (const line of exportedLines(table)) {
    const row = (step === 0 ? head : body).insertRow();
    for (const value of line) row.append(element(step === 0 ? 'th' : 'td', String(value)));
    if (++step % stepsPerPause === 0) yield;
  }
  sheet.append(element('h1', table.name), element('p', caption), lines);
  return sheet;
}

/** Text, never HTML: visitors wrote it. */
function element(tag: 'section' | 'h1' | 'p' | 'th' | 'td', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
