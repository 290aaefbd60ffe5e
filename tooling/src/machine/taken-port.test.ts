import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { findTakenPort } from './taken-port';

let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ({ port } = other.address() as AddressInfo);
});
afterEach(() => other.close());

it('says in one sentence that the port is taken, and what to do', async () => {
  expect(await findTakenPort({ PORT: String(port) })).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or choose another port, for example with PORT=${port + 1} npm start.`,
  );
});

it('has nothing to say of a port that is free, and leaves it free', async () => {
  await new Promise((resolve) => other.close(resolve));
  expect(await findTakenPort({ PORT: String(port) })).toBeUndefined();
  expect(await findTakenPort({ PORT: String(port) })).toBeUndefined();
});

it.each(['0', 'http', '70000'])('leaves the port %s for the server to judge', async (PORT) => {
  expect(await findTakenPort({ PORT })).toBeUndefined();
});
