import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** What an e-mailed link carries (SPEC 2.1): `/reset-password/{token}?email=...`. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** Stands in the address for a token that was taken out of it. */
const takenOut = 'opened';

/**
 * The link that opened the page; undefined when it was reloaded or returned to. The link is kept in memory
 * and taken out of the address bar and the history at once (SAFETY 2). That goes through the router: its own
 * idea of the address would otherwise keep the token and put it back.
 */
export function useResetLink(): ResetLink | undefined {
  const { token = takenOut } = useParams();
  const email = useSearchParams()[0].get('email') ?? '';
  const [link] = useState(() => (token === takenOut ? undefined : { token, email }));
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== takenOut) void navigate(`/reset-password/${takenOut}`, { replace: true });
  }, [token, navigate]);
  return link;
}
