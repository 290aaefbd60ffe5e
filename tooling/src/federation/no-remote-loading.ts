/**
 * Replaces the federation runtime's loader. The shell loads remotes itself as webpack containers with digests
 * (shell/src/remotes/load-container.ts), so every visitor would download that code for nothing. The names are those
 * that the rest of the runtime imports. The file has no types, because webpack treats it as one of the JavaScript files
 * that it replaces.
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
