import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMailedToken } from '../mailed-link/use-mailed-token';

/** The data in an emailed link (requirements 2.1): `/reset-password/{token}?email=...`. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** The link that opened the page; undefined after a reload or on Back. */
export function useResetLink(): ResetLink | undefined {
  const [search] = useSearchParams();
  // State, because it is removed from the URL together with the token.
  const [email] = useState(() => search.get('email') ?? '');
  const token = useMailedToken('/reset-password');
  return token === undefined ? undefined : { token, email };
}
