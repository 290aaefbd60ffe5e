import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLanguage, languageCodes, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { fillNextService } from 'contract/next-service-page';
import { inLanguage, readBuildRecord, speaks } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';

interface Budget {
  /** The script that starts the package. */
  readonly entry?: number;
  /** The scripts of a page: what an `import('./...')` of ours brings. */
  readonly page?: number;
  /** What is asked for only where it is used, by the module's name. */
  readonly parts?: Readonly<Record<string, number>>;
}

/**
 * What a first visit may download of scripts, in brotli bytes. The shell's part and the costliest page of a
 * remote make at most 120 KB together; axios, which a form loads when it is first touched, counts as a page
 * of its own. The console carries its grid and is left out. The folder that a build lies in names a module, which moves
 * the shell's bytes by a hundred.
 */
const budgets: Readonly<Record<BrowserPackage, Budget>> = {
  shell: { entry: 93_800 },
  'public-site': { entry: 9_500, page: 10_900 },
  'member-area': { entry: 8_000, page: 9_700 },
  'admin-console': { parts: { 'admin-console/src/website/rich-editor/rich-editor': 95_000 } },
};

/** By so much of it a budget may be exceeded: every version of a compiler moves the bytes. */
const tolerance = 0.03;

/** Of scripts: German says the same in more letters. English pages pay nothing for it. */
const allowance = (language: Language): number => (language === firstLanguage ? 1 : 1.04);

/**
 * What of a package's scripts is heavier than its budget, and by how much; nothing where all is well.
 * @param folder a build that was compressed thoroughly
 */
export function weighBuild(folder: string): readonly string[] {
  const record = readBuildRecord(folder);
  return languageCodes
    .filter((language) => speaks(record, language))
    .flatMap((language) => weighScripts(folder, inLanguage(record, language), language));
}

function weighScripts(
  folder: string,
  { name, entry, chunks = {} }: BuildRecord,
  language: Language,
): string[] {
  const { entry: entryLimit, page, parts = {} } = budgets[name];
  const judge = (what: string, files: readonly string[], limit: number | undefined): string[] => {
    if (limit === undefined) return [];
    const bytes = files.reduce((sum, file) => sum + compressedBytes(folder, file), 0);
    const allowed = Math.round(limit * allowance(language));
    if (bytes > 0 && bytes <= allowed * (1 + tolerance)) return [];
    return [`${name}: ${what} takes ${bytes} bytes, ${allowed} are allowed${where}`];
  };
  return [
    ...judge(entry, [entry], entryLimit),
    ...Object.entries(chunks).flatMap(([module, files]) => judge(module, files, page)),
    // One that is not loaded apart any more takes no bytes of its own.
    ...Object.entries(parts).flatMap(([module, limit]) =>
      judge(module, chunks[module] ?? [], limit),
    ),
  ];
}

/** As precompress.ts has left it. */
const compressedBytes = (folder: string, file: string): number =>
  statSync(join(folder, 'client', `${file}.br`)).size;

const where = ' (tooling/src/pages/page-budgets.ts).';

/** @throws Error that says all of what is too heavy. */
export function refuseOverweight(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}

/**
 * Of the ten segments of 1,460 bytes that a server sends at once, what some hundred bytes of headers leave. In every
 * language: a round trip takes as long in each.
 */
const homeDocument = 14_000;

/** The most that the api writes into the page. */
const longestStart = 'Wednesday 30 September, 10:00';

/**
 * Holds the home page's document, with the styles and the next service in it, against its budget.
 *
 * @param set assembled pages
 * @throws Error that says how heavy it is.
 */
export const checkHomeDocument = (set: string): void => refuseOverweight(weighHomeDocument(set));

/** Says it instead; nothing where all is well. */
export const weighHomeDocument = (set: string): readonly string[] =>
  languageCodes.flatMap((language) => {
    const file = join(set, 'pages', pathIn(language, '/'), 'index.html');
    // A release from before it had the language has no such page.
    if (!existsSync(file)) return [];
    const page = readFileSync(file, 'utf8');
    const bytes = brotliCompressSync(fillNextService(page, longestStart) ?? page).length;
    if (bytes <= homeDocument) return [];
    return `The home page's document (${language}) takes ${bytes} bytes, ${homeDocument} are allowed${where}`;
  });
