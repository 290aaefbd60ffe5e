import { getOwnPicture } from 'contract/own-account-requests';
import { toAddress } from 'contract/request';
import { useCallback, useEffect, useState } from 'react';
import { useEffectTask } from 'shared-ui/faults';
import { NetworkFailure, asNetworkFailure } from 'shared-ui/server-answer';
import { useMemberSession } from '../session/session-context';

/** A loaded picture. The file is kept, so that it can be uploaded again. */
interface KeptPicture {
  /** A `data:` URL, because an `img` cannot send the bearer token. */
  readonly address: string;
  readonly file: Blob;
}

export type LoadedPicture = KeptPicture | 'loading' | 'none' | 'failed';

/** The picture of a profile, and a function that reloads it. */
export function usePicture(id: string) {
  const { token } = useMemberSession();
  const [picture, setPicture] = useState<LoadedPicture>('loading');
  const [turn, setTurn] = useState(0);
  const run = useEffectTask();
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void run(async () => setPicture(await loadPicture(id, token, signal)), signal);
    return () => leaving.abort();
  }, [id, token, turn, run]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return [picture, reload] as const;
}

async function loadPicture(id: string, token: string, signal: AbortSignal): Promise<LoadedPicture> {
  try {
    return await asNetworkFailure(fetchPicture(id, token, signal));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof NetworkFailure)) throw error;
    return 'failed';
  }
}

async function fetchPicture(id: string, token: string, signal: AbortSignal) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(toAddress(getOwnPicture, { id }), { headers, signal });
  if (answer.status === 204) return 'none';
  if (!answer.ok) return 'failed';
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const file = new Blob([bytes], { type: madeType });
  return { file, address: `data:${madeType};base64,${btoa(toText(bytes))}` };
}

/** The server converts every picture to this type. */
const madeType = 'image/webp';

/** One character per byte, for `btoa`. */
const toText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
