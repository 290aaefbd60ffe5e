import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMailedToken } from '../mailed-link/use-mailed-token';

/** What an e-mailed link carries (requirements 2.1): `/reset-password/{token}?email=...`. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** The link that opened the page; undefined when it was reloaded or returned to. */
export function useResetLink(): ResetLink | undefined {
  const [search] = useSearchParams();
  // Taken out of the address with the token.
  const [email] = useState(() => search.get('email') ?? '');
  const token = useMailedToken('/reset-password');
  return token === undefined ? undefined : { token, email };
}
