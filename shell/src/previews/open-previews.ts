import { language } from 'contract/language';
import type { RemoteReleases } from 'contract/registry';
import type { getOpenPreviews, leavePreviews, OpenPreview } from 'contract/release-requests';
import type { RemoteName } from 'contract/site-paths';
import { storageKeys } from 'contract/storage-keys';
import { csrfTokenHeader } from 'contract/wire';
import { getStored, removeStored } from 'shared-ui/browser-storage';

/*
 * Requests for unreleased builds. Every page has this code and next to none runs it, so it takes the declarations' types
 * and sends them itself: their schemas, the HTTP client and a chunk for them would cost each visitor 2.8 KB.
 */
const path: (typeof getOpenPreviews)['path'] = '/api/admin/open-previews';
const leave: (typeof leavePreviews)['path'] = path;

/** Timeout in milliseconds: until the answer, the page shows what the server rendered. */
const timeout = 10_000;

/** What replaces the registry's releases of a remote: one build, and nothing to fall back to. */
export type Previews = Partial<Record<RemoteName, RemoteReleases>>;

/**
 * Asks which unreleased builds staff have opened for this browser. The stored marker only makes the page ask: which, and
 * whether any, the server says by the session. If there are none any more, the marker is removed.
 * @throws Error without a valid answer
 */
export async function fetchOpenPreviews(): Promise<readonly OpenPreview[]> {
  if (getStored(storageKeys.openPreviews) === undefined) return [];
  const response = await fetch(`${path}?language=${language}`, {
    signal: AbortSignal.timeout(timeout),
  });
  const isOver = response.status === 401 || response.status === 403;
  if (!response.ok && !isOver) throw new Error(`${path} answered ${response.status}.`);
  const previews = isOver ? [] : readPreviews(await response.json());
  if (previews.length === 0) removeStored(storageKeys.openPreviews);
  return previews;
}

function readPreviews(answer: unknown): readonly OpenPreview[] {
  const { previews } = answer as { readonly previews?: readonly OpenPreview[] };
  if (!previews) throw new Error(`${path} answered something else.`);
  return previews;
}

export const toReleases = (previews: readonly OpenPreview[]): Previews =>
  Object.fromEntries(
    previews.map(({ remote, version, release }) => [
      remote,
      { stable: version, versions: { [version]: release } },
    ]),
  );

/** Without the marker this browser asks for no preview, whatever becomes of the request. */
export async function leaveOpenPreviews(): Promise<void> {
  removeStored(storageKeys.openPreviews);
  const headers = { [csrfTokenHeader]: getStored(storageKeys.adminToken) ?? '' };
  await fetch(leave, { method: 'DELETE', headers }).catch(() => undefined);
}
