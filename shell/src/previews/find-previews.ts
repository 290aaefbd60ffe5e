import type { RemoteReleases } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { storageKeys } from 'contract/storage-keys';
import { getStored } from 'shared-ui/browser-storage';

/** What replaces the registry's releases of a remote: one build, and nothing to fall back to. */
export type Previews = Partial<Record<RemoteName, RemoteReleases>>;

/**
 * Finds the unreleased builds that staff have opened for this browser. The stored marker only makes the page ask: which
 * builds, and whether any, the server says (requirements 10). Never rejects: without an answer the page shows what is
 * released.
 * @param log told of a failure
 */
export async function findPreviews(log: (error: unknown) => void): Promise<Previews> {
  if (getStored(storageKeys.openPreviews) === undefined) return {};
  try {
    const { showPreviews } = await import('./show-previews');
    return await showPreviews();
  } catch (error) {
    log(error);
    return {};
  }
}
