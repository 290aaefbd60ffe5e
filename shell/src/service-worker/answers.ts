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

/** The part of a `FetchEvent` that an answer needs. */
interface Asking {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
}

/** How each strategy answers. None of them ever rejects but as the network does. */
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
 * A file whose content never changes. One that is asked for under a new address was lost or refused under its
 * own: what is kept of it is not given out again, and replaced. A file without a digest is not kept, and one
 * with another digest does not get here: `fetch` checks it.
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

/** What a page shows: its address changes with it. */
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

/** A file under a fixed name: a newer one is shown at the next visit. */
async function answerPicture(asking: Asking): Promise<Response> {
  const key = keyOf(asking.request);
  const kept = await findKept(pictureStore, key);
  const asked = fetch(asking.request);
  const store = async (answer: Response) => {
    if (kept && kept.headers.get('etag') === answer.headers.get('etag')) return;
    await keep(pictureStore, key, answer.clone());
    await drop(pictureStore, findOldPictures);
  };
  // A network that failed is answered with what is kept.
  asking.waitUntil(asked.then(store, () => undefined));
  return kept ?? asked;
}

/** Keeps what a page had loaded before there was a worker. All of it but the page comes out of the browser's own cache. */
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
    // Its copy may be of a release before this worker's.
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

/** Where a file lies that a page had loaded without a digest. */
const storeOf = (strategy: Strategy | undefined): string | undefined =>
  strategy === 'content' ? contentStore : strategy === 'picture' ? pictureStore : undefined;

/** What is asked for, without what only makes its address another one. */
const keyOf = ({ url }: Pick<Request, 'url'>) => pageKey(new URL(url).pathname);

const findKept = async (store: string, key: string): Promise<Response | undefined> =>
  // The server answers one content in several encodings, and a worker sees none of them.
  (await caches.open(store)).match(key, { ignoreVary: true });

async function keep(store: string, key: string, answer: Response): Promise<void> {
  if (!isStorable(answer)) return;
  // A full disk, or an answer that breaks off: then it is not kept.
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
