import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLanguage, languageCodes, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { fillNextService } from 'contract/next-service-page';
import type { Compilation } from 'webpack';
import { buildFolder } from '../build-record.ts';
import { inBuild } from '../locales/locale-file.ts';
import type { BrowserPackage } from '../packages.ts';
import { brotliBytes } from './precompress.ts';

/**
 * What a first visit may download of scripts, in brotli bytes. The shell's part and the costliest page of a
 * remote make at most 120 KB together; axios, which a form loads when it is first touched, counts as a page
 * of its own. The console carries its grid and is left out. The folder that a build lies in names a module, which moves
 * the shell's bytes by a hundred.
 */
const budgets: Partial<Record<BrowserPackage, { readonly entry: number; readonly page: number }>> =
  {
    shell: { entry: 93_800, page: 0 },
    'public-site': { entry: 9_500, page: 10_200 },
    'member-area': { entry: 8_000, page: 8_300 },
  };

/** What a page asks for only where it is used, by its `import(...)`, in brotli bytes. */
const parts: Partial<Record<BrowserPackage, Readonly<Record<string, number>>>> = {
  'admin-console': { '../rich-editor/rich-editor': 95_000 },
};

/** Of scripts: German says the same in more letters. English pages pay nothing for it. */
const allowance = (language: Language): number => (language === firstLanguage ? 1 : 1.04);

interface BuiltLanguage {
  readonly language: Language;
  /** Below the folder of the scripts. */
  readonly entry: string;
  readonly compilation: Compilation;
}

/**
 * Holds a package's scripts in one language against its budget.
 *
 * @throws Error that names each script that is too heavy, by how much, and where to look.
 */
export async function checkBudget(
  name: BrowserPackage,
  { language, entry, compilation }: BuiltLanguage,
): Promise<void> {
  const weigh = (file: string) => brotliBytes(join(buildFolder(name), 'client', file));
  await checkParts(name, { language, entry, compilation }, weigh);
  const budget = budgets[name];
  if (!budget) return;
  const pages = budget.page > 0 ? pageScripts(compilation) : [];
  const groups = [
    [entry],
    ...pages.map((files) => files.map((file) => join(inBuild(language), file))),
  ];
  const overweight: string[] = [];
  for (const [index, files] of groups.entries()) {
    const limit = (index === 0 ? budget.entry : budget.page) * allowance(language);
    const bytes = (await Promise.all(files.map(weigh))).reduce((sum, size) => sum + size, 0);
    if (bytes > limit) overweight.push(`${files.join(' + ')}: ${bytes} bytes, ${limit} allowed`);
  }
  if (overweight.length === 0) return;
  throw new Error(
    `${name} is over its budget (tooling/src/pages/page-budgets.ts):\n${overweight.join('\n')}\n` +
      'See what the file holds through its .map, and load what a first visit does not show later.',
  );
}

/** Holds what is loaded apart against its budget, and to being loaded apart. */
async function checkParts(
  name: BrowserPackage,
  { language, compilation }: BuiltLanguage,
  weigh: (file: string) => Promise<number>,
): Promise<void> {
  for (const [request, budget] of Object.entries(parts[name] ?? {})) {
    const files = scriptsOf(compilation, (asked) => asked === request).flat();
    const own = [...new Set(files)].map((file) => join(inBuild(language), file));
    const sizes = await Promise.all(own.map(weigh));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > 0 && bytes <= budget * allowance(language)) continue;
    throw new Error(
      `${name}: ${request} takes ${bytes} bytes, ${budget} are allowed (tooling/src/pages/page-budgets.ts).`,
    );
  }
}

/** The scripts of each page: what an `import('./...')` of ours brings. Shared fallbacks are imported by package name and stay away. */
const pageScripts = (compilation: Compilation): string[][] =>
  scriptsOf(compilation, (request) => request.startsWith('.'));

/** The scripts of each `import(...)` that is looked for. */
const scriptsOf = (
  compilation: Compilation,
  isLookedFor: (request: string) => boolean,
): string[][] =>
  compilation.chunkGroups
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- its types promise what is not always there
    .filter((group) => group.origins.some(({ request }) => isLookedFor(request ?? '')))
    .map((group) => group.getFiles().filter((file) => file.endsWith('.js')));

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
export function checkHomeDocument(set: string): void {
  for (const language of languageCodes) {
    const file = join(set, 'pages', pathIn(language, '/'), 'index.html');
    // A release from before it had the language has no such page.
    if (existsSync(file)) checkDocument(readFileSync(file, 'utf8'), language);
  }
}

function checkDocument(page: string, language: Language): void {
  const bytes = brotliCompressSync(fillNextService(page, longestStart) ?? page).length;
  if (bytes <= homeDocument) return;
  throw new Error(
    `The home page's document (${language}) takes ${bytes} bytes, ${homeDocument} are allowed (tooling/src/pages/page-budgets.ts).`,
  );
}
