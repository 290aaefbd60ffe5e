import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readAdminToken } from '../../session/admin-session';
import { UploadQueue } from './upload-queue';

let kept: { readonly token: string | undefined; readonly queue: UploadQueue } | undefined;

/** The uploads of this session: of another one nothing is left. */
function queueOfSession(): UploadQueue {
  const token = readAdminToken();
  if (kept?.token !== token) {
    kept?.queue.stop();
    kept = { token, queue: new UploadQueue(() => readAdminToken() === token) };
  }
  return kept?.queue ?? new UploadQueue();
}

/** The files on their way to the server, and what is done with them. */
export function useUploads() {
  const queue = queueOfSession();
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.read) };
}

/** Reads the list again with each file that has come. */
export function useArrivals(readAgain: () => void): void {
  const { items } = useUploads();
  const arrived = items.filter(({ state }) => state === 'done').length;
  const known = useRef(arrived);
  useEffect(() => {
    if (arrived > known.current) readAgain();
    known.current = arrived;
  }, [arrived, readAgain]);
}
