/**
 * Stands in for what the federation runtime loads remotes with. The shell loads them itself, as webpack's
 * containers and by their digests (shell/src/remotes/load-container.ts), so that code would be downloaded by
 * every visitor and never run. The names are those that the rest of the runtime imports. webpack takes this
 * file for the ones that it replaces, which are JavaScript: so it has no types.
 */
const unused = () => {
  throw new Error('The shell loads remotes without the federation runtime.');
};

// runtime-core/dist/utils/load.js
export const getRemoteEntry = unused;
export const getRemoteEntryUniqueKey = unused;
export const getRemoteInfo = unused;
export const isEsmRemoteType = unused;

// runtime-core/dist/utils/preload.js
export const defaultPreloadArgs = {};
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;

// sdk/dist/dom.js
export const createLink = unused;
export const createScript = unused;
export const isStaticResourcesEqual = unused;
export const loadScript = unused;
export const safeWrapper = unused;
