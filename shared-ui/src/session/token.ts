/**
 * Whether a stored or received value could be a token: RFC 6750's characters of a bearer token. `undefined`
 * and `null` are what careless code stores.
 */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' &&
  /^[\w.~+/-]{1,1024}=*$/.test(token) &&
  token !== 'undefined' &&
  token !== 'null';
