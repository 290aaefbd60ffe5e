import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadyPage } from './ready-page.ts';

/** Serves one page at every address, behind a proxy as the product's server is. */
export class PageServer {
  readonly #server: Server;

  private constructor({ headers, body }: ReadyPage) {
    this.#server = createServer((incoming, outgoing) => {
      const isKnown = incoming.headers['if-none-match'] === headers['etag'];
      if (isKnown) outgoing.writeHead(304, headers).end();
      else outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    });
  }

  static async create(page: ReadyPage): Promise<PageServer> {
    const server = new PageServer(page);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
