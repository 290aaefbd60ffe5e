import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can become of an answer on its way. */
export type Fault = 'not-found' | 'page-503' | 'json-503' | 'hang' | 'tampered';

interface Rule {
  readonly path: RegExp;
  readonly fault: Fault;
  /** How many answers are still to be spoilt. */
  left: number;
}

/** A server in front of the product, as a proxy or a CDN stands there, that spoils the answers it is told to. */
export class FaultProxy {
  readonly #target: URL;
  readonly #server: Server;
  #rules: Rule[] = [];

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
  }

  static async create(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Spoils what is asked for under a path, the next so many times. */
  spoil(path: RegExp, fault: Fault, times = Infinity): void {
    this.#rules.push({ path, fault, left: times });
  }

  heal(): void {
    this.#rules = [];
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = incoming.url ?? '/';
    const rule = this.#rules.find(({ path, left }) => left > 0 && path.test(url));
    if (rule) rule.left -= 1;
    if (rule && rule.fault !== 'tampered') return answerInstead(rule.fault, outgoing);
    const { host, 'accept-encoding': encoding, ...headers } = incoming.headers;
    const forwarded = request(
      {
        hostname: this.#target.hostname,
        port: this.#target.port,
        method: incoming.method,
        path: url,
        // The server checks where a form comes from against the address that it was asked under.
        headers: { ...headers, host, ...(rule ? {} : { 'accept-encoding': encoding }) },
      },
      (answer) => {
        const { 'content-length': length, ...rest } = answer.headers;
        // One byte more: invisible, but not the released file.
        const size = rule && length ? String(Number(length) + 1) : length;
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...rest,
          ...(size && { 'content-length': size }),
        });
        if (rule) outgoing.write('\n');
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }
}

function answerInstead(fault: Exclude<Fault, 'tampered'>, outgoing: ServerResponse): void {
  if (fault === 'hang') return;
  const status = fault === 'not-found' ? 404 : 503;
  const [type, body] =
    fault === 'json-503'
      ? ['application/json', '{"message":"Busy.","error":"Busy."}']
      : ['text/html', '<!doctype html><title>Busy</title>'];
  outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
