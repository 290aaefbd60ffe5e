import {
  cumulativeLayoutShift,
  longestChain,
  readPageSpeed,
  totalBlockingTime,
} from './page-speed';

const file = (start: number, end: number) => ({ start, end });

it.each([
  ['nothing', [], 0],
  ['files asked for together', [file(0, 100), file(0, 150), file(10, 90)], 1],
  ['a manifest, its entry and a chunk', [file(0, 100), file(100, 200), file(210, 300)], 3],
  ['a script and two that it asks for', [file(0, 100), file(105, 200), file(105, 250)], 2],
  ['a short chain beside a long file', [file(0, 500), file(0, 10), file(20, 30)], 2],
])('counts the chain of %s', (_case, files, length) => {
  expect(longestChain(files)).toBe(length);
});

it('counts of long tasks what goes beyond 50 ms, once something is painted', () => {
  const tasks = [
    { at: 0, duration: 300 },
    { at: 480, duration: 120 },
    { at: 700, duration: 60 },
    { at: 800, duration: 50 },
  ];
  expect(totalBlockingTime(tasks, 500)).toBe(50 + 10);
});

it('takes the worst window of layout shifts', () => {
  const shifts = [
    { at: 0, value: 0.1 },
    { at: 900, value: 0.1 },
    { at: 2000, value: 0.15 },
  ];
  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.2);
  const steady = Array.from({ length: 8 }, (_, second) => ({ at: second * 900, value: 0.1 }));
  expect(cumulativeLayoutShift(steady)).toBeCloseTo(0.6);
  expect(cumulativeLayoutShift([])).toBe(0);
});

it('tells what a page sent before its paints, and how it came to life', () => {
  const speed = readPageSpeed({
    largestPaints: [{ at: 600 }, { at: 1100 }],
    shifts: [],
    longTasks: [],
    hydratedAt: 2000,
    documentBytes: 9000,
    firstPaint: 600,
    fetched: [
      { path: '/styles.css', start: 200, end: 500, bytes: 3000 },
      { path: '/later.css', start: 700, end: 900, bytes: 4000 },
      { path: '/main.js', start: 300, end: 1200, bytes: 80_000 },
      { path: '/entry.js', start: 1210, end: 1500, bytes: 8000 },
      { path: '/cached.js', start: 1600, end: 1601, bytes: 0 },
      { path: '/next-page.js', start: 3000, end: 3500, bytes: 2000 },
      { path: '/hero.avif', start: 250, end: 1000, bytes: 20_000 },
    ],
  });
  expect(speed).toEqual({
    firstPaint: 600,
    largestPaint: 1100,
    blockingTime: 0,
    layoutShift: 0,
    firstPaintBytes: 12_000,
    scriptsBeforeLargestPaint: 1,
    scriptChain: 2,
  });
});
