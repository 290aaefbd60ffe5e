/**
 * Lets pages of other sites, and programs, fetch an answer. Only for an answer that is the same for every caller, with
 * cookies or without. All others stay with our own pages (add-headers.ts).
 */
export const forOtherSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
