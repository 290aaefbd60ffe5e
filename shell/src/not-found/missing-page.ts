import { createContext } from 'react';

/** The handle of a route to an address at which there is no page, though its remote could have one there. */
export const missingPage = 'missing';

export const isMissingPage = ({ handle }: { readonly handle?: unknown }): boolean =>
  handle === missingPage;

/** Whether the page that is shown is such a one. */
export const MissingPageContext = createContext(false);
