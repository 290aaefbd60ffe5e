import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../../figures.ts';
import { median } from '../../median.ts';
import { makeScratchFolder } from './machine/leave-nothing.ts';
import { untilMachineIsIdle } from './machine/load.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Readonly<Record<Category, number>>;

/** The pages of issue 6, one of each kind. */
const pages = ['/', '/forms/testimonies', '/downloads/gallery', '/more/departments'];

const program = join(import.meta.dirname, '../../../node_modules/.bin/lighthouse');

/** Runs Lighthouse on some pages with a phone's settings. A score is the median of at most three runs. */
export async function measureLighthouse(
  origin: string,
  trustFlag: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    const runs: Scores[] = [];
    while (!isDecided(runs)) {
      await untilMachineIsIdle();
      runs.push(await run(`${origin}${path}`, trustFlag));
      say(`Lighthouse ${path}: ${JSON.stringify(runs.at(-1))}`);
    }
    const scores = categories.map((category) => median(runs.map((scores) => scores[category])));
    figures.push({
      name: `Lighthouse ${path}`,
      value: Math.min(...scores),
      goal: { atLeast: 100 },
      from: categories.map((category, index) => `${category} ${scores[index]}`).join(', '),
    });
  }
  return figures;
}

/** Two perfect runs of three determine the median. */
function isDecided(runs: readonly Scores[]): boolean {
  const full = runs.filter((scores) => Object.values(scores).every((score) => score === 100));
  return runs.length === 3 || full.length === 2;
}

interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
}

/** Chromium's trace sometimes lacks the navigation's start; Lighthouse itself asks for another run. */
const traceLost = 'NO_NAVSTART';

/** @throws Error with Lighthouse's message when it could not judge the page */
async function run(url: string, trustFlag: string): Promise<Scores> {
  const first = await readReport(url, trustFlag);
  const report = first.runtimeError?.code === traceLost ? await readReport(url, trustFlag) : first;
  if (report.runtimeError) throw new Error(`Lighthouse ${url}: ${report.runtimeError.message}`);
  return Object.fromEntries(
    categories.map((category) => [
      category,
      Math.round((report.categories[category].score ?? 0) * 100),
    ]),
  ) as Scores;
}

/** Lighthouse exits with an error when it could not judge a page, but writes its report anyway. */
async function readReport(url: string, trustFlag: string): Promise<Report> {
  const file = join(makeScratchFolder(), 'report.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new --no-sandbox --disable-quic ${trustFlag}`,
  ];
  const printed = await new Promise<string>((resolve) => {
    execFile(program, args, (_error, _stdout, stderr) => resolve(stderr.trim()));
  });
  if (!existsSync(file)) throw new Error(`Lighthouse ${url}: ${printed}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
