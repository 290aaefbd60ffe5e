import { useEffect, useState } from 'react';

/** An address as people read it. What reads the letters of a domain is loaded for the few that have some. */
export function useReadableEmail(email: string): string {
  const [read, setRead] = useState([email, email]);
  useEffect(() => {
    if (!email.includes('xn--')) return;
    void import('contract/readable-email').then(
      ({ readableEmail }) => setRead([email, readableEmail(email)]),
      () => undefined,
    );
  }, [email]);
  return (read[0] === email && read[1]) || email;
}
