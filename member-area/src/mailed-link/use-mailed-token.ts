import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Replaces the token in the URL. */
const takenOut = 'opened';

/**
 * The token of the emailed link that opened the page; undefined after a reload or on Back. It is kept in memory and
 * removed from the address bar and the history at once (safety 2), by the router, which would otherwise restore its own
 * URL with the token. A token in the fragment is not sent to any server; reset links have it in the path (requirements
 * 2.1), as older confirmation links do.
 * @param page the path without the token
 */
export function useMailedToken(page: '/reset-password' | '/confirm-email'): string | undefined {
  const { token: inPath = takenOut } = useParams();
  const inFragment = useLocation().hash.slice(1);
  const token = inFragment || (inPath === takenOut ? undefined : inPath);
  const [mailed, setMailed] = useState(token);
  // Another link that is opened in the same tab replaces it.
  if (token !== undefined && token !== mailed) setMailed(token);
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== undefined) void navigate(`${page}/${takenOut}`, { replace: true });
  }, [token, navigate, page]);
  return mailed;
}
