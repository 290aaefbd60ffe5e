import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** Stands in the address for a token that was taken out of it. */
const takenOut = 'opened';

/**
 * The token of the e-mailed link that opened the page; undefined when it was reloaded or returned to. The token is
 * kept in memory and taken out of the address bar and the history at once (SAFETY 2). That goes through the router:
 * its own idea of the address would otherwise keep the token and put it back.
 * @param page the address without the token
 */
export function useMailedToken(page: '/reset-password' | '/confirm-email'): string | undefined {
  const { token = takenOut } = useParams();
  const [mailed] = useState(() => (token === takenOut ? undefined : token));
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== takenOut) void navigate(`${page}/${takenOut}`, { replace: true });
  }, [token, navigate, page]);
  return mailed;
}
