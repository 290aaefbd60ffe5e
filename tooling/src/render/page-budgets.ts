import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, pathIn } from 'contract/languages';
import { fillNextService } from 'contract/next-service-page';
import { inLanguage, readBuildRecord, speaks } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';

interface Budget {
  /** The script that starts the package. */
  readonly entry: number;
  /** The scripts that one page adds: what an `import('./...')` of ours brings. */
  readonly page?: number;
}

/**
 * What a first visit may download of scripts, in brotli bytes, in the language that takes most. The console carries its
 * grid and is left out.
 */
export const budgets: Readonly<Partial<Record<BrowserPackage, Budget>>> = {
  shell: { entry: 109_200 },
  'public-site': { entry: 8_900, page: 11_600 },
  'member-area': { entry: 8_000, page: 10_500 },
};

/** In brotli bytes, of the home page's document with its styles, in every language. */
export const homeDocument = 14_400;

/** By so much of it a budget may be exceeded. */
const tolerance = 0.03;

/**
 * What of a package's scripts is heavier than its budget, and by how much; nothing where all is well.
 * @param folder a build that was compressed thoroughly
 */
export function weighBuild(folder: string): readonly string[] {
  const record = readBuildRecord(folder);
  const budget = budgets[record.name];
  if (!budget) return [];
  const weigh = (what: string, files: readonly string[], allowed = Infinity) =>
    judge(`${record.name}: ${what}`, allowed, sumOf(files.map((file) => sizeOf(folder, file))));
  return languageCodes
    .filter((language) => speaks(record, language))
    .map((language) => inLanguage(record, language))
    .flatMap(({ entry, chunks = {} }) => [
      ...weigh(entry, [entry], budget.entry),
      ...Object.entries(chunks).flatMap(([module, files]) => weigh(module, files, budget.page)),
    ]);
}

/** The most that the api writes into the home page. */
const longestStart = 'Wednesday 30 September, 10:00';

/**
 * The same of the home page's documents, as the api sends them.
 * @param set assembled pages that show what the site came with: a budget is one of code
 */
export const weighHomeDocument = (set: string): readonly string[] =>
  languageCodes
    .map((language) => join(set, 'pages', pathIn(language, '/'), 'index.html'))
    // A release from before it had the language has no such page.
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const page = readFileSync(file, 'utf8');
      const sent = fillNextService(page, longestStart) ?? page;
      return judge(file, homeDocument, brotliCompressSync(sent).length);
    });

/** @throws Error that says all of what is too heavy. */
export function refuseOverweight(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}

const judge = (what: string, allowed: number, bytes: number): readonly string[] =>
  bytes <= allowed * (1 + tolerance)
    ? []
    : [
        `${what} takes ${bytes} bytes, ${allowed} are allowed (tooling/src/render/page-budgets.ts).`,
      ];

/** As precompress.ts has left it. */
const sizeOf = (folder: string, file: string): number =>
  statSync(join(folder, 'client', `${file}.br`)).size;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
