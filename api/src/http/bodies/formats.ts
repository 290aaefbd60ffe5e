import type { FieldFormat } from 'contract/field';
import type { Clock } from '../../storage/ports';
import { isVisible } from './visible-text';

/** As HTML's `type=email` has it, so that browser and server never disagree. It admits no line break. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Tabs and line breaks are left out. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/;
const controlsAndLineBreaks = /[\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028\u2029]/;

const isText = (text: string) => !controls.test(text) && text.isWellFormed();
const isLine = (text: string) => !controlsAndLineBreaks.test(text) && text.isWellFormed();

/** How the api enforces what contract/src/records/field.ts describes. */
export const makeFormats = (
  now: Clock,
): Record<FieldFormat | 'note', (text: string) => boolean> => ({
  line: (text) => isLine(text) && isVisible(text),
  paragraphs: (text) => isText(text) && isVisible(text),
  email: (text) => emailPattern.test(text),
  phone: (text) => isLine(text) && /\d/.test(text),
  date: isDay,
  'birth-date': (text) => isDay(text) && text <= latestToday(now()),
  password: isText,
  note: isText,
});

function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Today's date in the earliest time zone (UTC+14): a child born today is accepted everywhere. */
const latestToday = (now: Date) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
