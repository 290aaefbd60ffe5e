import { createServer } from 'node:net';

interface Address {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/**
 * What to tell an operator who starts a server where another program listens; undefined when the port is free.
 * It is asked before minutes are spent on builds. The server itself looks again, and reports an invalid port.
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
    // Another fault than this is not ours to judge: the server says it when it starts.
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
