import { isObject, parseJson } from 'contract/answer-reader';
import { contentFolder, currentContentPath } from 'contract/content-files';
import type { PageKind } from 'contract/content-kinds';
import { prefix } from 'contract/language';
import { isHere, pageContent, provideContent } from './page-content';
import type { PageWithContent } from './page-content';
import { readContent } from './read-content';

/** Milliseconds, as for a script of ours. */
const timeout = 10_000;

/** The version of the content that this document shows; before the first look, the one that it was assembled with. */
let version: string | undefined;

/** By file: what is being fetched. */
const underWay = new Map<string, Promise<void>>();

/**
 * Fetches what a page shows, unless it is here. Rejects as a lost script does, with a `type`, where it cannot be had: the
 * shell then tries again, and offers to.
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
    // In watch mode nothing is assembled.
    const { starterContent } = await import('../content/starter-content');
    return provideContent(starterContent);
  }
  await fromVersion((of) => fetchContent(of, file, kinds));
}

/** What is fetched of the version that the document names, or else of the present one. */
export async function fromVersion<Found>(
  fetchOf: (version: string) => Promise<Found>,
): Promise<Found> {
  version ??= document.documentElement.dataset['content'];
  try {
    if (version) return await fetchOf(version);
  } catch {
    // A page that was open for long names what is no longer kept.
  }
  version = readVersion(await fetchJson(currentContentPath, 'no-cache'));
  return fetchOf(version);
}

/** A file of a version, in the page's language. */
export const fetchContentFile = (of: string, file: string): Promise<unknown> =>
  fetchJson(`${contentFolder}${of}${prefix}/${file}`);

/** A file of a release that shows less, for another one on trial, lacks what that has a kind of its own for. */
async function fetchContent(of: string, file: string, kinds: readonly PageKind[]): Promise<void> {
  const read = async (name: string, wanted: readonly PageKind[]) => {
    const found = await fetchContentFile(of, `${name}.json`);
    const content = readContent(found, wanted);
    // It belongs to the entries that name it.
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

/** As webpack says of a chunk that did not arrive; the shell reads the type. */
export const lost = (message: string, type: 'missing' | 'timeout' = 'missing') =>
  Object.assign(new Error(message), { type });
