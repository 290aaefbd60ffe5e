/**
 * Lets pages of other sites, and programs, fetch a response. Use it only where the response is the same for every
 * caller, with cookies or without. All others are for our own pages (add-headers.ts).
 */
export const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
