import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { findPreferredLanguage } from './remembered-language';

/**
 * One quiet line, in the language that the visitor's browser prefers, on a page in another. Visitors are never sent there
 * unasked, and no document differs by who reads it. The line is loaded for those who see it.
 */
export function LanguageOffer() {
  const [line, setLine] = useState<ReactNode>();
  useEffect(() => {
    const preferred = findPreferredLanguage();
    if (!preferred) return;
    import('./offer-line').then(
      ({ OfferLine }) => setLine(<OfferLine preferred={preferred} />),
      // Header and footer lead there as well.
      () => undefined,
    );
  }, []);
  return line;
}
