/** An address of the web, as the `pattern` of a field: https, a host, nothing that a browser would run. Linear. */
export const linkPattern =
  'https://[a-z0-9][a-z0-9.-]{0,250}(?::[0-9]{1,5})?(?:[/?#][!-~]{0,1700})?';
