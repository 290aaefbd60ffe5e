import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that alternates between several servers, as nginx does (docs/nginx.conf). */
export async function serveInTurns(
  addresses: readonly string[],
): Promise<{ readonly address: string; close(): void }> {
  let turn = 0;
  const front = createServer((incoming, answer) => {
    const address = addresses[(turn += 1) % addresses.length] ?? '';
    const { method, headers } = incoming;
    const passedOn = request(new URL(incoming.url ?? '/', address), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passedOn.on('error', (error) => answer.destroy(error));
    incoming.pipe(passedOn);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      front.close();
      front.closeAllConnections();
    },
  };
}
