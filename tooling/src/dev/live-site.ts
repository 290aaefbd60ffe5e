import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import type { Options } from 'http-proxy-middleware';
import { readLocalPath } from 'contract/languages';
import { registryPath } from 'contract/registry';
import { LiveHeaders } from './live-headers.ts';

interface LiveSiteOptions {
  readonly live: URL;
  /** Changes a page, or the registry, before it is answered. */
  readonly changeText: (text: string, pathname: string) => Promise<string>;
}

/** Answers requests as the live site does. Pages and the registry are changed on the way; everything else is passed on. */
export function proxyLiveSite({ live, changeText }: LiveSiteOptions) {
  const headers = new LiveHeaders(live);
  const common: Options = {
    target: live.origin,
    changeOrigin: true,
    on: { proxyRes: ({ headers: received }) => headers.fromLive(received) },
  };
  const passOn = createProxyMiddleware(common);
  const change = responseInterceptor(async (content, _answer, request, response) => {
    // An address that did not change may answer with another build.
    response.removeHeader('etag');
    response.removeHeader('last-modified');
    response.setHeader('cache-control', 'no-store');
    const type = String(response.getHeader('content-type'));
    const isChanged =
      type.startsWith('text/html') ||
      (type.startsWith('application/json') && response.statusCode === 200);
    if (!isChanged) return content;
    // A registry that cannot be read is passed on: the page then says what is wrong with it.
    return changeText(content.toString(), pathnameOf(request)).catch(() => content);
  });
  const changed = createProxyMiddleware({
    ...common,
    selfHandleResponse: true,
    on: {
      proxyRes(answer, request, response) {
        headers.fromLive(answer.headers);
        return change(answer, request, response);
      },
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    headers.toLive(request.headers, `http://${request.headers.host}`);
    if (!isPageOrRegistry(pathnameOf(request))) return void passOn(request, response);
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    void changed(request, response);
  };
}

export const pathnameOf = ({ url = '/' }: IncomingMessage): string => url.replace(/\?.*/, '');

/** Tells whether an address is that of a page or of the registry: files have an extension. */
function isPageOrRegistry(pathname: string): boolean {
  const { path } = readLocalPath(pathname);
  return path === registryPath || (extname(path) === '' && !path.startsWith('/api/'));
}
