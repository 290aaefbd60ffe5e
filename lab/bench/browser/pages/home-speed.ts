import type { Figure } from '../../figures.ts';
import { median } from '../../median.ts';
import type { PageSpeed } from './browser/page-speed.ts';
import { visitHome } from './home-visit.ts';
import type { HomeVisit, Reach } from './home-visit.ts';
import { measureUndisturbed } from './machine/load.ts';
import type { BenchSites } from './bench-sites.ts';

const rounds = 5;

type SideName = 'product' | 'written' | 'rendered';

/** How far each site is visited: as far as it is compared with another. */
const reaches: Readonly<Record<SideName, Reach>> = {
  product: 'other remote',
  written: 'next page',
  rendered: 'home',
};

/** A visit, and the share of the machine that other programs used meanwhile, from 0 to 1. */
type MeasuredVisit = HomeVisit & { readonly others: number };

type HomeVisits = Readonly<Record<SideName, readonly MeasuredVisit[]>>;

/** Visits the home page of every site in alternation, so that the order and the machine's load affect all alike. */
export async function measureHome(
  sides: BenchSites,
  say: (line: string) => void,
): Promise<HomeVisits> {
  const visits: Record<SideName, MeasuredVisit[]> = { product: [], written: [], rendered: [] };
  const names = Object.keys(reaches) as SideName[];
  for (let round = 0; round < rounds; round++) {
    for (const [turn] of names.entries()) {
      const name = names[(round + turn) % names.length] ?? 'product';
      const { value, others } = await measureUndisturbed(() =>
        visitHome(sides[name], sides.trustFlag, reaches[name]),
      );
      const visit = { ...value, others };
      visits[name].push(visit);
      say(`${round + 1}/${rounds} ${name.padEnd(8)} ${describe(visit)}`);
    }
  }
  return visits;
}

function describe(visit: MeasuredVisit): string {
  const { first, second, toNextPage, toOtherRemote, others } = visit;
  const times = { FCP: first.firstPaint, LCP: first.largestPaint, TBT: first.blockingTime };
  const later = { 'LCP again': second.largestPaint, link: toNextPage, remote: toOtherRemote };
  return [
    ...Object.entries({ ...times, ...later })
      .filter(([, value]) => !Number.isNaN(value))
      .map(([what, value]) => `${what} ${value.toFixed(0)}`),
    `(others ${(others * 100).toFixed(0)} %)`,
  ].join(', ');
}

/** Compares the visits with the goals of issue 6. */
export function compareHome({ product, written, rendered }: HomeVisits): Figure[] {
  return [
    ratio('home: FCP to the written page', product, written, first('firstPaint'), 1.05),
    ratio('home: LCP to the written page', product, written, first('largestPaint'), 1.05),
    ratio('home: FCP to client rendering', product, rendered, first('firstPaint'), 0.45),
    ratio('home: LCP to client rendering', product, rendered, first('largestPaint'), 0.45),
    limit('home: TBT', product, first('blockingTime'), 50, 'ms'),
    limit('home: CLS', product, first('layoutShift'), 0),
    limit('home: document with its CSS', product, kilobytes(first('firstPaintBytes')), 14, 'KB'),
    limit('home: scripts asked for before LCP', product, first('scriptsBeforeLargestPaint'), 0),
    limit('home: scripts one after another until it answers', product, first('scriptChain'), 2),
    limit('link in view to headline', product, ({ toNextPage }) => toNextPage, 100, 'ms'),
    limit('link in view to another remote', product, (visit) => visit.toOtherRemote, 100, 'ms'),
    {
      name: 'link in view to headline, written page',
      value: median(written.map(({ toNextPage }) => toNextPage)),
      unit: 'ms',
    },
    ratio('second visit: LCP to the written page', product, written, second('largestPaint'), 1),
    {
      name: 'machine time that others took during visits',
      value: 100 * median([...product, ...written, ...rendered].map(({ others }) => others)),
      unit: '%',
    },
  ];
}

type Reader = (visit: HomeVisit) => number;

const first =
  (key: keyof PageSpeed): Reader =>
  (visit) =>
    visit.first[key];

const second =
  (key: keyof PageSpeed): Reader =>
  (visit) =>
    visit.second[key];

const kilobytes =
  (read: Reader): Reader =>
  (visit) =>
    read(visit) / 1000;

function limit(
  name: string,
  visits: readonly HomeVisit[],
  read: Reader,
  atMost: number,
  unit?: string,
): Figure {
  return { name, value: median(visits.map(read)), goal: { atMost }, ...(unit && { unit }) };
}

function ratio(
  name: string,
  visits: readonly HomeVisit[],
  others: readonly HomeVisit[],
  read: Reader,
  atMost: number,
): Figure {
  const [ours, theirs] = [median(visits.map(read)), median(others.map(read))];
  const from = `${ours.toFixed(0)} : ${theirs.toFixed(0)} ms`;
  return { name, value: ours / theirs, unit: 'x', goal: { atMost }, from };
}
