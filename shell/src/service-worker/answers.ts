import { readLocalPath } from 'contract/languages';
import { answerOffline } from './offline-page';
import {
  assetStore,
  contentStore,
  findOldAssets,
  findOldContent,
  findOldPictures,
  isStorable,
  pageStore,
  pictureStore,
} from './stores';
import { pageKey, strategyFor } from './strategy';
import type { Strategy } from './strategy';
import type { PageVisit } from './visit';

/** The part of a `FetchEvent` that a strategy needs. */
interface Asking {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
}

/** Implements each strategy. A strategy rejects only with the network's error. */
export function createAnswers(
  pagesVersion: string,
): Record<Strategy, (asking: Asking) => Promise<Response>> {
  const pages = pageStore(pagesVersion);
  const sayOffline = ({ url }: Request) =>
    answerOffline(pages, readLocalPath(new URL(url).pathname).language);

  async function answerFresh(asking: Asking): Promise<Response> {
    const key = keyOf(asking.request);
    const answer = await fetch(asking.request).catch(() => undefined);
    if (answer && answer.status < 500) {
      asking.waitUntil(keep(pages, key, answer.clone()));
      return answer;
    }
    const kept = (await findKept(pages, key)) ?? (await caches.match(key));
    return kept ?? answer ?? sayOffline(asking.request);
  }

  return {
    'fresh-page': answerFresh,
    page: async (asking) => (await findKept(pages, keyOf(asking.request))) ?? answerFresh(asking),
    document: ({ request }) => fetch(request).catch(() => sayOffline(request)),
    asset: answerAsset,
    content: answerContent,
    picture: answerPicture,
  };
}

/**
 * Answers with a file whose content never changes. A request with a query is a retry after a lost or refused file: the
 * cached copy is not used again and is replaced. A file without a digest is not cached, and `fetch` rejects a file
 * whose digest differs.
 */
async function answerAsset(asking: Asking): Promise<Response> {
  const { pathname, search } = new URL(asking.request.url);
  const kept = search ? undefined : await findKept(assetStore, pathname);
  if (kept) return kept;
  const answer = await fetch(asking.request);
  if (asking.request.integrity) {
    asking.waitUntil(
      keep(assetStore, pathname, answer.clone()).then(() => drop(assetStore, findOldAssets)),
    );
  }
  return answer;
}

/** Answers with content of a page, whose address changes with its version. */
async function answerContent(asking: Asking): Promise<Response> {
  const key = keyOf(asking.request);
  const kept = await findKept(contentStore, key);
  if (kept) return kept;
  const answer = await fetch(asking.request);
  asking.waitUntil(
    keep(contentStore, key, answer.clone()).then(() => drop(contentStore, findOldContent)),
  );
  return answer;
}

/** Answers with a file of a fixed name: a newer one is shown at the next visit. */
async function answerPicture(asking: Asking): Promise<Response> {
  const key = keyOf(asking.request);
  const kept = await findKept(pictureStore, key);
  const asked = fetch(asking.request);
  const store = async (answer: Response) => {
    if (kept && kept.headers.get('etag') === answer.headers.get('etag')) return;
    await keep(pictureStore, key, answer.clone());
    await drop(pictureStore, findOldPictures);
  };
  // If the network fails, the response is the cached one.
  asking.waitUntil(asked.then(store, () => undefined));
  return kept ?? asked;
}

/** Caches what a page had loaded before the worker was active. All of it except the page comes from the HTTP cache. */
export async function cacheVisit(
  { page, pinned, loaded }: PageVisit,
  { pagesVersion, origin }: { readonly pagesVersion: string; readonly origin: string },
): Promise<void> {
  const strategyOf = (url: string, mode: Request['mode']) =>
    strategyFor({ method: 'GET', mode, url, headers: new Headers() }, origin);
  const fetchInto = async (store: string, url: string, options: RequestInit) => {
    const key = keyOf({ url });
    if (!(await findKept(store, key))) await keep(store, key, await fetch(url, options));
  };
  const strategy = strategyOf(page, 'navigate');
  if (strategy === 'page' || strategy === 'fresh-page') {
    // The HTTP cache's copy may be of an earlier release than this worker's.
    await fetchInto(pageStore(pagesVersion), page, { cache: 'no-cache' });
  }
  for (const { url, integrity } of pinned) {
    if (strategyOf(url, 'no-cors') !== 'asset') continue;
    await fetchInto(assetStore, url, { cache: 'force-cache', integrity });
  }
  for (const url of loaded) {
    const store = storeOf(strategyOf(url, 'no-cors'));
    if (store) await fetchInto(store, url, { cache: 'force-cache' });
  }
}

/** Chooses the store for a file that a page loaded without a digest. */
const storeOf = (strategy: Strategy | undefined): string | undefined =>
  strategy === 'content' ? contentStore : strategy === 'picture' ? pictureStore : undefined;

/** Normalizes a request's address to the cache key. */
const keyOf = ({ url }: Pick<Request, 'url'>) => pageKey(new URL(url).pathname);

const findKept = async (store: string, key: string): Promise<Response | undefined> =>
  // The server sends one content in several encodings, which a worker never sees, so `Vary` is ignored.
  (await caches.open(store)).match(key, { ignoreVary: true });

async function keep(store: string, key: string, answer: Response): Promise<void> {
  if (!isStorable(answer)) return;
  // If the disk is full or the response breaks off, it is not cached.
  await (await caches.open(store)).put(key, answer).catch(() => undefined);
}

async function drop(
  store: string,
  findOld: (addresses: readonly string[]) => string[],
): Promise<void> {
  const opened = await caches.open(store);
  const addresses = (await opened.keys()).map(({ url }) => url);
  await Promise.all(findOld(addresses).map((address) => opened.delete(address)));
}
