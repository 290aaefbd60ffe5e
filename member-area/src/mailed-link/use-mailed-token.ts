import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Stands in the address for a token that was taken out of it. */
const takenOut = 'opened';

/**
 * The token of the e-mailed link that opened the page; undefined when it was reloaded or returned to. The token is
 * kept in memory and taken out of the address bar and the history at once (safety 2). That goes through the router:
 * its own idea of the address would otherwise keep the token and put it back. A token in the fragment is sent to no
 * server; a reset link has it in its path (requirements 2.1), as links that confirm an address had it once.
 * @param page the address without the token
 */
export function useMailedToken(page: '/reset-password' | '/confirm-email'): string | undefined {
  const { token: inPath = takenOut } = useParams();
  const inFragment = useLocation().hash.slice(1);
  const token = inFragment || (inPath === takenOut ? undefined : inPath);
  const [mailed, setMailed] = useState(token);
  // Another link that is opened in the same tab takes its place.
  if (token !== undefined && token !== mailed) setMailed(token);
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== undefined) void navigate(`${page}/${takenOut}`, { replace: true });
  }, [token, navigate, page]);
  return mailed;
}
