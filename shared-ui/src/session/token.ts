/** Whether a value could be a bearer token (RFC 6750). `undefined` and `null` are texts that careless code stores. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' &&
  /^[\w.~+/-]{1,1024}=*$/.test(token) &&
  token !== 'undefined' &&
  token !== 'null';
