import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MediaFile } from 'contract/media-files';
import { getAdminToken } from '../../session/admin-session';
import { UploadQueue } from './upload-queue';

let kept: { readonly token: string | undefined; readonly queue: UploadQueue } | undefined;

/** The uploads of the current session; those of another one are stopped. */
function queueOfSession(): UploadQueue {
  const token = getAdminToken();
  if (kept?.token !== token) {
    const former = kept?.queue;
    // Stopping notifies views, which must not happen during a render.
    queueMicrotask(() => former?.stop());
    kept = { token, queue: new UploadQueue(() => getAdminToken() === token) };
  }
  return kept?.queue ?? new UploadQueue();
}

/** The uploads, and the queue that controls them. */
export function useUploads() {
  const queue = queueOfSession();
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.read) };
}

/** Calls `onArrival` for each completed upload, including those of other views. */
export function useArrivals(onArrival: (file: MediaFile) => void): void {
  const { items } = useUploads();
  const known = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    const arrived = items.filter(({ file }) => file !== undefined);
    const before = known.current;
    known.current = new Set(arrived.map(({ key }) => key));
    if (!before) return;
    for (const { key, file } of arrived) if (file && !before.has(key)) onArrival(file);
  }, [items, onArrival]);
}
