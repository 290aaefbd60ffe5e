/** The line before a quoted email, in the words of the usual programs. It names a day. */
const introductions = [
  /^On .{1,300} wrote:$/i,
  /^Am .{1,300} schrieb.{0,300}:$/i,
  /^.{1,300}<.{1,300}> wrote:$/i,
];

const original =
  /^-{2,} ?(?:original message|ursprüngliche nachricht|original-?nachricht) ?-{2,}$/i;

/** The beginning and the end of such a line that is broken into two. */
const [start, end] = [/^(?:On|Am) .{1,300}$/i, /^(?:On|Am) .{1,300} (?:wrote|schrieb.{0,300}):$/i];

/** The first of several header lines that Outlook puts above a quoted email, and one of those below it. */
const header = /^\*?(?:From|Von):\*? .{1,300}$/i;
const nextHeader = /^\*?(?:Sent|Date|To|Gesendet|Datum|An):\*? .{1,300}$/i;

const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => line.trim() === '';

/**
 * Cuts the quoted email out of an answer: the quoted lines below an introduction, everything below an introduction
 * without such lines, and quoted lines at the end. Answers between quoted lines stay with them. A text that would be
 * empty stays as it is.
 */
export function cutQuotedText(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const kept: string[] = [];
  for (let index = 0; index < lines.length;) {
    const introduction = countIntroduction(lines, index);
    if (introduction === 0) {
      kept.push(lines[index] ?? '');
      index += 1;
      continue;
    }
    const below = skip(lines, index + introduction, isBlank);
    if (!isQuoted(lines[below] ?? '')) break;
    index = skip(lines, below, isQuoted);
  }
  while (kept.length > 0 && (isQuoted(kept.at(-1) ?? '') || isBlank(kept.at(-1) ?? ''))) kept.pop();
  return kept.join('\n').trim() || text.trim();
}

/** Counts the lines of an introduction that begins here; 0 if there is none. */
function countIntroduction(lines: readonly string[], index: number): number {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  if (original.test(line)) return 1;
  if (/\d/.test(line) && introductions.some((one) => one.test(line))) return 1;
  if (header.test(line) && nextHeader.test(next)) return 2;
  return /\d/.test(line) && start.test(line) && next.length <= 300 && end.test(`${line} ${next}`)
    ? 2
    : 0;
}

function skip(
  lines: readonly string[],
  from: number,
  isSkipped: (line: string) => boolean,
): number {
  let index = from;
  while (index < lines.length && isSkipped(lines[index] ?? '')) index += 1;
  return index;
}
