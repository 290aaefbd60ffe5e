export const assetStore = 'assets';
export const contentStore = 'content';
export const pictureStore = 'pictures';

const pageStores = 'pages ';
/** Names the store of one release's pages: the next release makes all of them stale at once. */
export const pageStore = (pagesVersion: string): string => pageStores + pagesVersion;

/** Number of kept versions per package: the present one, and the canary or the previous one. */
const keptVersions = 2;
const keptPictures = 100;
/** Maximum number of content files: two versions in one language. */
const keptContent = 2 * 16;

/**
 * Finds the stores to delete when a worker activates. The latest older page store stays, so that its pages can be read
 * offline until they are visited again.
 * @param names all stores, oldest first
 */
export const findOldStores = (names: readonly string[], pagesVersion: string): string[] =>
  names
    .filter((name) => name.startsWith(pageStores) && name !== pageStore(pagesVersion))
    .slice(0, -1);

/**
 * Finds the files of all but the latest two versions of their package.
 * @param addresses oldest first
 */
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

/**
 * Finds content files beyond the maximum.
 * @param addresses oldest first
 */
export const findOldContent = (addresses: readonly string[]): string[] =>
  addresses.slice(0, Math.max(0, addresses.length - keptContent));

/**
 * Finds pictures beyond the maximum.
 * @param addresses oldest first
 */
export const findOldPictures = (addresses: readonly string[]): string[] =>
  addresses.slice(0, Math.max(0, addresses.length - keptPictures));

/**
 * Tells whether a response may be cached: complete, same-origin, not redirected and not private. Workers cannot see
 * cookies; only the api sets them, with no-store.
 */
export const isStorable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');
