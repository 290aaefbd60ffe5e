import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

/** An answer that a front gives itself. */
export interface OwnAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface FrontOptions {
  /** Where the server behind it answers, in HTTP/1.1. */
  readonly target: string;
  readonly certificate: Certificate;
  /** What the front answers itself, by path. */
  readonly own?: ReadonlyMap<string, OwnAnswer>;
  /** Paths under which something else is asked for. */
  readonly instead?: ReadonlyMap<string, string>;
  /** Answers that browsers may keep, where the server behind wants to be asked again. */
  readonly keep?: { readonly path: RegExp; readonly cacheControl: string };
}

/** HTTP/2 and TLS in front of a server, as nginx or a CDN stands there (docs/deploy.md). */
export class SecureFront {
  readonly #options: FrontOptions;
  readonly #target: URL;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Http2SecureServer;

  private constructor(options: FrontOptions) {
    this.#options = options;
    this.#target = new URL(options.target);
    const { key, cert } = options.certificate;
    this.#server = createSecureServer({ key, cert }, (incoming, outgoing) =>
      this.#answer(incoming, outgoing),
    );
  }

  static async create(options: FrontOptions): Promise<SecureFront> {
    const front = new SecureFront(options);
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
    const own = this.#options.own?.get(path);
    if (own) return answerItself(own, incoming, outgoing);
    const forwarded = request(
      {
        agent: this.#agent,
        hostname: this.#target.hostname,
        port: this.#target.port,
        method: incoming.method,
        path: this.#options.instead?.get(path) ?? path,
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

function answerItself(
  { headers, body }: OwnAnswer,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): void {
  if (incoming.headers['if-none-match'] === headers['etag']) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

/** HTTP/2 has no headers for one hop (RFC 9113, 8.2.2) and writes the first line as headers. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const oneHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !oneHop.includes(name)),
  );
}
