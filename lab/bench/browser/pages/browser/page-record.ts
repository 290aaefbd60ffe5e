/** Times that a page records about its own loading, in milliseconds since its navigation began. */
export interface PageRecord {
  /** Each paint is larger than the one before. */
  readonly largestPaints: { readonly at: number }[];
  readonly shifts: { readonly at: number; readonly value: number }[];
  readonly longTasks: { readonly at: number; readonly duration: number }[];
  /** Time at which React had hydrated the page. */
  hydratedAt?: number;
}

export type RecordingWindow = Window & { pageRecord: PageRecord };

/**
 * Runs in each new document before any script of it. It must be self-contained, because Playwright sends its source.
 */
export function recordPage(): void {
  const record: PageRecord = { largestPaints: [], shifts: [], longTasks: [] };
  (window as unknown as RecordingWindow).pageRecord = record;
  const observe = <Entry extends PerformanceEntry>(type: string, keep: (entry: Entry) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => keep(entry as Entry)),
    ).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) =>
    record.largestPaints.push({ at: startTime }),
  );
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    (entry) => {
      if (!entry.hadRecentInput) record.shifts.push({ at: entry.startTime, value: entry.value });
    },
  );
  observe('longtask', (entry) =>
    record.longTasks.push({ at: entry.startTime, duration: entry.duration }),
  );
  const look = setInterval(() => {
    const keys = Object.keys(document.querySelector('main') ?? {});
    if (!keys.some((key) => key.startsWith('__reactFiber'))) return;
    record.hydratedAt = performance.now();
    clearInterval(look);
  }, 20);
}

/** A fetched file, as the page's resource timing reports it. */
export interface FetchedFile {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Compressed body bytes from the network; 0 from a cache. */
  readonly bytes: number;
}

/** Returns the record with the browser's own timings. It runs in the page and must be self-contained. */
export function readPage() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fetched: FetchedFile[] = resources.map((entry) => ({
    path: new URL(entry.name).pathname,
    start: entry.startTime,
    end: entry.responseEnd,
    bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
  }));
  return {
    ...(window as unknown as RecordingWindow).pageRecord,
    documentBytes: navigation?.encodedBodySize ?? NaN,
    firstPaint: firstPaint?.startTime ?? NaN,
    fetched,
  };
}
