import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * The token that a mailed link carries in the fragment of the address, under `name`; undefined without one. It is kept
 * in memory and removed from the address bar and the history at once (safety 2). Another link that is opened in the
 * same tab replaces it.
 * @returns the token, and the function that forgets it
 */
export function useMailedToken(name: string): readonly [string | undefined, () => void] {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const found = new URLSearchParams(hash.slice(1)).get(name);
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (found !== null) void navigate({ pathname, search }, { replace: true, state });
  }, [found, navigate, pathname, search, state]);
  return [token, () => setToken(undefined)];
}
