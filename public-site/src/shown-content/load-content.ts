import { isObject, parseJson } from 'contract/answer-reader';
import { contentFolder, currentContentPath } from 'contract/content-files';
import type { PageKind } from 'contract/content-kinds';
import { prefix } from 'contract/language';
import { isHere, pageContent, provideContent } from './page-content';
import type { PageWithContent } from './page-content';
import { readContent } from './read-content';

/** Milliseconds, the same as for a script. */
const timeout = 10_000;

/** The content version that this document shows: at first the one that it was built with. */
let version: string | undefined;

const underWay = new Map<string, Promise<void>>();

/**
 * Loads the content of a page unless it is loaded already. Rejects with a `type`, as a lost chunk does, so that the
 * shell retries and then offers a retry.
 */
export async function loadContent(page: PageWithContent): Promise<void> {
  const { file, kinds } = pageContent[page];
  const names = Object.keys(kinds) as PageKind[];
  if (names.every(isHere)) return;
  const loading = underWay.get(file) ?? load(file, names).finally(() => underWay.delete(file));
  underWay.set(file, loading);
  await loading;
}

async function load(file: string, kinds: readonly PageKind[]): Promise<void> {
  if (process.env['NODE_ENV'] === 'development') {
    // Watch mode has no prerendered content files.
    const { starterContent } = await import('../content/starter-content');
    return provideContent(starterContent);
  }
  await loadFromVersion((of) => fetchContent(of, file, kinds));
}

/** Fetches from the version that the document names, or else from the current one. */
export async function loadFromVersion<Found>(
  fetchOf: (version: string) => Promise<Found>,
): Promise<Found> {
  version ??= document.documentElement.dataset['content'];
  try {
    if (version) return await fetchOf(version);
  } catch {
    // The version of a page that was open for long may have been deleted.
  }
  version = readVersion(await fetchJson(currentContentPath, 'no-cache'));
  return fetchOf(version);
}

/** Fetches a file of a version in the page's language. */
export const fetchContentFile = (of: string, file: string): Promise<unknown> =>
  fetchJson(`${contentFolder}${of}${prefix}/${file}`);

/**
 * Fetches the page's file. A file that an older release wrote may lack kinds that this release, on trial, shows; those
 * have files of their own.
 */
async function fetchContent(of: string, file: string, kinds: readonly PageKind[]): Promise<void> {
  const read = async (name: string, wanted: readonly PageKind[]) => {
    const found = await fetchContentFile(of, `${name}.json`);
    const content = readContent(found, wanted);
    // The media data belong to the entries that name them.
    if (isObject(found) && isObject(found['media'])) provideContent({ media: found['media'] });
    return content;
  };
  const brought = await read(file, kinds);
  const lacking = kinds.filter((kind) => !brought[kind]);
  const others = await Promise.all(lacking.map((kind) => read(kind, [kind])));
  const whole = Object.assign(brought, ...others) as typeof brought;
  if (kinds.some((kind) => !whole[kind])) throw lost(`${file}.json cannot be read.`);
  provideContent(whole);
}

function readVersion(answer: unknown): string {
  const named = isObject(answer) ? answer['version'] : undefined;
  if (typeof named === 'string' && /^[0-9a-f]{12}$/.test(named)) return named;
  throw lost('current.json cannot be read.');
}

async function fetchJson(path: string, cache: RequestCache = 'default'): Promise<unknown> {
  try {
    const answer = await fetch(path, { cache, signal: AbortSignal.timeout(timeout) });
    if (answer.ok) return parseJson(await answer.text());
    throw lost(`${path} answered ${answer.status}.`);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw lost(`${path} did not come.`, isLate ? 'timeout' : 'missing');
  }
}

/** An error like webpack's for a chunk that was not loaded; the shell reads its type. */
export const lost = (message: string, type: 'missing' | 'timeout' = 'missing') =>
  Object.assign(new Error(message), { type });
