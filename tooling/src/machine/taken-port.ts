import { createServer } from 'node:net';

interface Address {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/**
 * Returns a message for an operator whose port is in use; undefined if it is free. It is checked before builds that
 * take minutes. The server itself checks again, and reports an invalid port.
 */
export async function findTakenPort({ HOST, PORT }: Address): Promise<string | undefined> {
  const host = HOST?.trim() || '127.0.0.1';
  const port = Number(PORT?.trim() || 3000);
  if (!(Number.isInteger(port) && port > 0 && port < 65536)) return undefined;
  if (await canListen(host, port)) return undefined;
  return `Port ${port} of ${host} is taken by another program: stop that one, or choose another port, for example with PORT=${port + 1} npm start.`;
}

const canListen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    // Any other error is left to the server, which reports it at its start.
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
