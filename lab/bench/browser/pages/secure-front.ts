import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

interface FrontOptions {
  /** Origin of the server behind the proxy, which uses HTTP/1.1. */
  readonly target: string;
  readonly certificate: Certificate;
  /** Paths that another server serves, with its origin. */
  readonly elsewhere?: ReadonlyMap<string, string>;
  /** Responses that browsers may cache although the server behind requires revalidation. */
  readonly keep?: { readonly path: RegExp; readonly cacheControl: string };
}

/** In bytes, as in docs/nginx.conf: a browser cannot read a TLS record before all of it has arrived. */
const tlsRecord = 4096;

/** An HTTP/2 and TLS proxy in front of a server, like nginx or a CDN (docs/deploy.md). */
export class TlsProxy {
  readonly #options: FrontOptions;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Http2SecureServer;

  private constructor(options: FrontOptions) {
    this.#options = options;
    const { key, cert } = options.certificate;
    this.#server = createSecureServer({ key, cert }, (incoming, outgoing) =>
      this.#answer(incoming, outgoing),
    ).on('secureConnection', (socket) => socket.setMaxSendFragment(tlsRecord));
  }

  static async create(options: FrontOptions): Promise<TlsProxy> {
    const front = new TlsProxy(options);
    await new Promise<void>((resolve) => front.#server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#agent.destroy();
    this.#server.close();
  }

  #answer(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
    const path = incoming.url;
    const { target, elsewhere } = this.#options;
    const forwarded = request(
      new URL(path, elsewhere?.get(path) ?? target),
      {
        agent: this.#agent,
        method: incoming.method,
        headers: { ...endToEnd(incoming.headers), host: incoming.authority },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, this.#headersFor(path, answer.headers));
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.stream.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }

  #headersFor(path: string, answered: IncomingHttpHeaders): OutgoingHttpHeaders {
    const { keep } = this.#options;
    const kept = keep?.path.test(path) ? { 'cache-control': keep.cacheControl } : {};
    return { ...endToEnd(answered), ...kept };
  }
}

/** HTTP/2 has no hop-by-hop headers (RFC 9113, 8.2.2), and pseudo-headers instead of the first line. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const oneHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !oneHop.includes(name)),
  );
}
