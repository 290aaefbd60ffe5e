import { createRoot } from 'react-dom/client';
import { language } from 'contract/language';
import { getOpenPreviews } from 'contract/release-requests';
import type { OpenPreview } from 'contract/release-requests';
import { storageKeys } from 'contract/storage-keys';
import { removeStored } from 'shared-ui/browser-storage';
import { toRequestError, send } from 'shared-ui/send';
import type { Previews } from './find-previews';
import { PreviewBanner } from './preview-banner';
import styles from './preview-banner.module.css';
import { previewTexts } from './preview-banner.texts';

/** Timeout of the request, in milliseconds: until its answer the page shows what the server rendered. */
const timeout = 10_000;

/**
 * Asks which builds this session has open, and says so at the foot of every page. If there are none any more, the
 * marker is removed.
 * @throws RequestError without an answer, and the reason of the timeout
 */
export async function showPreviews(): Promise<Previews> {
  const previews = await fetchPreviews();
  if (previews.length > 0) showBanner(previews);
  else removeStored(storageKeys.openPreviews);
  return Object.fromEntries(
    previews.map(({ remote, version, release }) => [
      remote,
      { stable: version, versions: { [version]: release } },
    ]),
  );
}

async function fetchPreviews(): Promise<readonly OpenPreview[]> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return (await send(getOpenPreviews, { query: { language } }, { signal })).previews;
  } catch (thrown) {
    const error = toRequestError(thrown);
    // The session has ended, and its previews with it.
    if (error.status === 401 || error.status === 403) return [];
    throw error;
  }
}

/** The banner has a root of its own, so that no page and no remote can take it away. */
function showBanner(previews: readonly OpenPreview[]): void {
  const banner = document.createElement('aside');
  banner.className = styles.banner ?? '';
  banner.setAttribute('aria-label', previewTexts.label);
  document.body.append(banner);
  createRoot(banner).render(<PreviewBanner previews={previews} />);
}
