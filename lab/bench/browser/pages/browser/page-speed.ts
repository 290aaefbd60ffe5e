import type { FetchedFile, PageRecord } from './page-record.ts';

export interface PageReading extends PageRecord {
  readonly documentBytes: number;
  readonly firstPaint: number;
  readonly fetched: readonly FetchedFile[];
}

/** Result of one page visit; times in milliseconds, sizes in transferred bytes. */
export interface PageSpeed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** Size of the document and of its render-blocking stylesheets. */
  readonly firstPaintBytes: number;
  readonly scriptsBeforeLargestPaint: number;
  /** Number of scripts that a page loads in sequence before it is interactive. */
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

/** Sum of the long tasks' time beyond 50 ms each, after the first paint (web.dev/articles/tbt). */
export function totalBlockingTime(tasks: PageRecord['longTasks'], firstPaint: number): number {
  return tasks.reduce((sum, { at, duration }) => {
    const seen = at + duration - Math.max(at, firstPaint);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/**
 * The worst session window of shifts, each less than a second after the one before, at most five seconds long
 * (web.dev/articles/cls).
 */
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

/** Length of the longest chain of files of which each was requested after the one before had arrived. */
export function longestChain(files: readonly Pick<FetchedFile, 'start' | 'end'>[]): number {
  const inOrder = [...files].sort((a, b) => a.end - b.end);
  const lengths: number[] = [];
  inOrder.forEach(({ start }, index) => {
    const before = lengths.filter((_, earlier) => (inOrder[earlier]?.end ?? Infinity) <= start);
    lengths[index] = 1 + Math.max(0, ...before);
  });
  return Math.max(0, ...lengths);
}
