import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * The token of a mailed link that opened the page, from the fragment `#<name>=TOKEN`, which no log sees; undefined
 * without one. It is kept in memory and taken out of the address bar and the history at once (SAFETY 2).
 */
export function useMailedToken(name: string): string | undefined {
  const { hash, search, state } = useLocation() as Pick<Location, 'hash' | 'search'> & {
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get(name) ?? undefined;
  const [mailed, setMailed] = useState(found);
  if (found !== undefined && found !== mailed) setMailed(found);
  useEffect(() => {
    if (found !== undefined) void navigate({ search, hash: '' }, { replace: true, state });
  }, [found, search, state, navigate]);
  return mailed;
}
