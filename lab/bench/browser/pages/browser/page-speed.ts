import type { FetchedFile, PageRecord } from './page-record.ts';

/** A page's record at the end of its visit. */
export interface PageReading extends PageRecord {
  readonly documentBytes: number;
  readonly firstPaint: number;
  readonly fetched: readonly FetchedFile[];
}

/** What one visit of a page showed; times in milliseconds, sizes in bytes as they were sent. */
export interface PageSpeed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** The document, and the stylesheets without which it is not painted. */
  readonly firstPaintBytes: number;
  /** Scripts that were asked for before the largest paint. */
  readonly scriptsBeforeLargestPaint: number;
  /** How many scripts, one after the other, a page waits for before it answers. */
  readonly scriptChain: number;
}

export function readPageSpeed(page: PageReading): PageSpeed {
  const largestPaint = page.largestPaints.at(-1)?.at ?? NaN;
  const scripts = page.fetched.filter(({ path }) => /\.(js|json)$/.test(path));
  const styles = page.fetched.filter(
    ({ path, end }) => path.endsWith('.css') && end < page.firstPaint,
  );
  const { hydratedAt = Infinity } = page;
  return {
    firstPaint: page.firstPaint,
    largestPaint,
    blockingTime: totalBlockingTime(page.longTasks, page.firstPaint),
    layoutShift: cumulativeLayoutShift(page.shifts),
    firstPaintBytes: page.documentBytes + bytesOf(styles),
    scriptsBeforeLargestPaint: scripts.filter(({ start }) => start < largestPaint).length,
    scriptChain: longestChain(scripts.filter(({ bytes, end }) => bytes > 0 && end < hydratedAt)),
  };
}

const bytesOf = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What long tasks take beyond 50 ms each, from the first paint on (web.dev/articles/tbt). */
export function totalBlockingTime(tasks: PageRecord['longTasks'], firstPaint: number): number {
  return tasks.reduce((sum, { at, duration }) => {
    const seen = at + duration - Math.max(at, firstPaint);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/** The worst window of shifts, each less than a second after the one before, at most five seconds long (web.dev/articles/cls). */
export function cumulativeLayoutShift(shifts: PageRecord['shifts']): number {
  let worst = 0;
  let sum = 0;
  let begun = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - begun > 5000) {
      sum = 0;
      begun = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The most files of which each was asked for when the one before had come. */
export function longestChain(files: readonly Pick<FetchedFile, 'start' | 'end'>[]): number {
  const inOrder = [...files].sort((a, b) => a.end - b.end);
  const lengths: number[] = [];
  inOrder.forEach(({ start }, index) => {
    const before = lengths.filter((_, earlier) => (inOrder[earlier]?.end ?? Infinity) <= start);
    lengths[index] = 1 + Math.max(0, ...before);
  });
  return Math.max(0, ...lengths);
}
