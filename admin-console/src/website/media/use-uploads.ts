import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MediaFile } from 'contract/media-api';
import { readAdminToken } from '../../session/admin-session';
import { UploadQueue } from './upload-queue';

let kept: { readonly token: string | undefined; readonly queue: UploadQueue } | undefined;

/** The uploads of this session: of another one nothing is left. */
function queueOfSession(): UploadQueue {
  const token = readAdminToken();
  if (kept?.token !== token) {
    const former = kept?.queue;
    // Views hear of it, which they may not while they are drawn.
    queueMicrotask(() => former?.stop());
    kept = { token, queue: new UploadQueue(() => readAdminToken() === token) };
  }
  return kept?.queue ?? new UploadQueue();
}

/** The files on their way to the server, and what is done with them. */
export function useUploads() {
  const queue = queueOfSession();
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.read) };
}

/** Hears of each file that has come since, also of one that another view has sent. */
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
