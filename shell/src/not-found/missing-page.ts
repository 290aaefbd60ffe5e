import { createContext } from 'react';

/** Handle of a route to an address without a page that its remote could have had. */
export const missingPage = 'missing';

export const isMissingPage = ({ handle }: { readonly handle?: unknown }): boolean =>
  handle === missingPage;

/** Whether the current page is missing in this sense. */
export const MissingPageContext = createContext(false);
