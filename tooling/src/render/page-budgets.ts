import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, pathIn } from 'contract/languages';
import { fillNextService } from 'contract/next-service-page';
import { inLanguage, readBuildRecord, speaks } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';

interface Budget {
  /** Size of the package's entry script. */
  readonly entry: number;
  /** Size of the scripts that one page adds through `import('./...')`. */
  readonly page?: number;
}

/**
 * Maximum size of a first visit's scripts, in brotli bytes, in the largest language. The console is exempt because of
 * its grid.
 */
export const budgets: Readonly<Partial<Record<BrowserPackage, Budget>>> = {
  shell: { entry: 109_200 },
  'public-site': { entry: 9_000, page: 12_400 },
  'member-area': { entry: 8_000, page: 10_600 },
};

/** Maximum size of the home page's document with its styles, in brotli bytes, in every language. */
export const homeDocument = 14_400;

/** Fraction by which a budget may be exceeded. */
const tolerance = 0.03;

/**
 * Lists the scripts of a package that exceed their budget, and by how much.
 * @param folder a build that was compressed thoroughly
 */
export function findOverweightScripts(folder: string): readonly string[] {
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

/** The longest text that the api writes into the home page. */
const longestStart = 'Wednesday 30 September, 10:00';

/**
 * Lists home pages that exceed their budget, as the api sends them.
 * @param set assembled pages with the starter content, because the budget limits code
 */
export const weighHomeDocument = (set: string): readonly string[] =>
  languageCodes
    .map((language) => join(set, 'pages', pathIn(language, '/'), 'index.html'))
    // An older release has no page in a newer language.
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const page = readFileSync(file, 'utf8');
      const sent = fillNextService(page, longestStart) ?? page;
      return judge(file, homeDocument, brotliCompressSync(sent).length);
    });

/** @throws Error that lists everything that is too large */
export function throwIfOverweight(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}

const judge = (what: string, allowed: number, bytes: number): readonly string[] =>
  bytes <= allowed * (1 + tolerance)
    ? []
    : [
        `${what} takes ${bytes} bytes, ${allowed} are allowed (tooling/src/render/page-budgets.ts).`,
      ];

/** Size of the file that precompress.ts has written. */
const sizeOf = (folder: string, file: string): number =>
  statSync(join(folder, 'client', `${file}.br`)).size;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
