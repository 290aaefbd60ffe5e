/**
 * HTML `pattern` of a web address: https, a host, and no characters that a browser could run as script. Matches in
 * linear time.
 */
export const linkPattern =
  'https://[a-z0-9][a-z0-9.-]{0,250}(?::[0-9]{1,5})?(?:[/?#][!-~]{0,1700})?';
