import { stepsPerPause, runInTimeSlices } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import styles from './print-lines.module.css';

interface PrintedLines {
  readonly title: string;
  readonly caption: string;
  /** The lines of the table, the headers first. */
  readonly lines: Iterable<readonly (string | number)[]>;
}

/**
 * Prints lines as a table and nothing else of the page. The table is in the page, hidden on the screen, until it is
 * printed.
 */
export async function printLines(printed: PrintedLines): Promise<void> {
  const sheet = await runInTimeSlices(printSheet(printed));
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}

function* printSheet({ title, caption, lines }: PrintedLines): TimeSlicedTask<HTMLElement> {
  const sheet = element('section', '');
  sheet.className = styles['sheet'] ?? '';
  const table = document.createElement('table');
  const head = table.createTHead();
  const body = table.createTBody();
  let step = 0;
  for (const line of lines) {
    const row = (step === 0 ? head : body).insertRow();
    for (const value of line) row.append(element(step === 0 ? 'th' : 'td', String(value)));
    if (++step % stepsPerPause === 0) yield;
  }
  sheet.append(element('h1', title), element('p', caption), table);
  return sheet;
}

/** Creates an element with text, never HTML, because visitors wrote it. */
function element(tag: 'section' | 'h1' | 'p' | 'th' | 'td', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
