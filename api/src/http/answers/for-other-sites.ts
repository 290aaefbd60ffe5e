/**
 * Lets pages and programs of others fetch an answer: of what is the same for everybody, cookies or not. Everything else stays
 * with our own pages (add-headers.ts).
 */
export const forOtherSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
