import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a request names this machine: a page of another site whose name leads here (DNS rebinding) must read
 * neither the sources nor the live data.
 */
export const isOwnHost = (host = ''): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);

/**
 * Adapts headers between a browser, which sees the site on this machine, and the live site, which has another origin.
 */
export class LiveHeaders {
  /**
   * Live sites have cookies of their own: one's session is never sent to another, nor over http if it came over https,
   * nor are other programs' cookies. No origin contains the last character, so no prefix begins another one.
   */
  readonly #cookiePrefix: string;

  constructor(private readonly live: URL) {
    this.#cookiePrefix = `live-${live.origin.replace('://', '-').replaceAll(/[^a-z0-9.-]/g, '_')}~`;
  }

  /**
   * Makes a request of a page on this machine one of the live site's own page. The live site must see what another
   * site's page sends, so a foreign origin stays.
   * @param own origin of the site on this machine
   */
  toLive(headers: IncomingHttpHeaders, own: string): void {
    if (headers.origin === own) headers.origin = this.live.origin;
    if (headers.referer?.startsWith(`${own}/`))
      headers.referer = this.live.origin + headers.referer.slice(own.length);
    const cookies = (headers.cookie ?? '')
      .split('; ')
      .filter((cookie) => cookie.startsWith(this.#cookiePrefix))
      .map((cookie) => cookie.slice(this.#cookiePrefix.length));
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    else delete headers.cookie;
  }

  /**
   * Makes a response of the live site one for this machine: redirects stay here, and browsers store its cookies without
   * https. A name such as `__Host-admin-session` would demand it.
   */
  fromLive(headers: IncomingHttpHeaders): void {
    const { location, 'set-cookie': cookies } = headers;
    if (location?.startsWith(`${this.live.origin}/`))
      // Two slashes at the beginning would name another host.
      headers.location = location.slice(this.live.origin.length).replace(/^\/+/, '/');
    delete headers['strict-transport-security'];
    if (cookies)
      headers['set-cookie'] = cookies.map(
        (cookie) => this.#cookiePrefix + cookie.replaceAll(/; *(secure|domain=[^;]*)(?=;|$)/gi, ''),
      );
  }
}
