export const assetStore = 'assets';
export const contentStore = 'content';
export const pictureStore = 'pictures';

const pageStores = 'pages ';
/** Pages of one release each: with the next one, all of them are old at once. */
export const pageStore = (pagesVersion: string): string => pageStores + pagesVersion;

/** Versions of a package whose files are kept: the present one, and the one on trial or the one before. */
const keptVersions = 2;
const keptPictures = 100;
/** Files of content: those of two versions, in one language each. */
const keptContent = 2 * 16;

/**
 * The stores that go when a worker takes over. The latest pages of before stay: they are what can be read
 * offline until the new ones have been.
 *
 * @param names of all stores, the oldest first
 */
export const findOldStores = (names: readonly string[], pagesVersion: string): string[] =>
  names
    .filter((name) => name.startsWith(pageStores) && name !== pageStore(pagesVersion))
    .slice(0, -1);

/** The files of versions beyond the latest two of their package. @param addresses the oldest first */
export function findOldAssets(addresses: readonly string[]): string[] {
  const folderOf = (address: string) => /^.*\/assets\/[^/]+\/[^/]+\//.exec(address)?.[0] ?? '';
  const packageOf = (folder: string) =>
    folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  const folders = [...new Set(addresses.map(folderOf))];
  const old = folders.filter((folder) => {
    const versions = folders.filter((one) => packageOf(one) === packageOf(folder));
    return !versions.slice(-keptVersions).includes(folder);
  });
  return addresses.filter((address) => old.includes(folderOf(address)));
}

/** The files of content beyond what is kept. @param addresses the oldest first */
export const findOldContent = (addresses: readonly string[]): string[] =>
  addresses.slice(0, Math.max(0, addresses.length - keptContent));

/** The pictures beyond what is kept. @param addresses the oldest first */
export const findOldPictures = (addresses: readonly string[]): string[] =>
  addresses.slice(0, Math.max(0, addresses.length - keptPictures));

/**
 * Whether an answer may be kept: whole, our own, asked for at this address, and not said to be private. Cookies
 * are hidden from workers; only the api sets them, and it says no-store.
 */
export const isStorable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');
