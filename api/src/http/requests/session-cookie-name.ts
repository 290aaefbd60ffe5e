/** Returns the name of the cookie of staff. Over TLS browsers bind it to the host. */
export const toSessionCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-admin-session' : 'admin-session';
