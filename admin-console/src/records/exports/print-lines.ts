import type { AboutExport } from 'contract/export-requests';
import { stepsPerPause, runInTimeSlices } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import styles from './print-lines.module.css';

interface PrintedLines {
  readonly title: string;
  /** What the list is about, below its title. */
  readonly captions: readonly string[];
  /** Headings, each before that many lines. */
  readonly groups?: AboutExport['groups'];
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

function* printSheet(printed: PrintedLines): TimeSlicedTask<HTMLElement> {
  const sheet = element('section', '');
  sheet.className = styles['sheet'] ?? '';
  const table = document.createElement('table');
  const head = table.createTHead();
  const body = table.createTBody();
  const headings = headingsByLine(printed.groups ?? []);
  let step = 0;
  for (const line of printed.lines) {
    for (const heading of headings.get(step) ?? [])
      body.insertRow().append(groupHeading(heading, line.length));
    const row = (step === 0 ? head : body).insertRow();
    for (const value of line) row.append(element(step === 0 ? 'th' : 'td', String(value)));
    if (++step % stepsPerPause === 0) yield;
  }
  const captions = printed.captions.map((caption) => element('p', caption));
  sheet.append(element('h1', printed.title), ...captions, table);
  return sheet;
}

/** The headings by the line that they are before; the first line is that of the columns. */
function headingsByLine(groups: AboutExport['groups']): ReadonlyMap<number, readonly string[]> {
  const headings = new Map<number, string[]>();
  let line = 1;
  for (const { heading, count } of groups) {
    headings.set(line, [...(headings.get(line) ?? []), heading]);
    line += count;
  }
  return headings;
}

function groupHeading(heading: string, columnCount: number): HTMLElement {
  const cell = element('th', heading) as HTMLTableCellElement;
  cell.colSpan = columnCount;
  cell.scope = 'rowgroup';
  cell.className = styles['group'] ?? '';
  return cell;
}

/** Creates an element with text, never HTML, because visitors wrote it. */
function element(tag: 'section' | 'h1' | 'p' | 'th' | 'td', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
