import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from 'contract/wire';
import { makeApp } from '../../testing/test-app';

it('says on a connection that is open what a visitor can do while the server stops', async () => {
  const server = await makeApp({ config: { publicUrl: new URL('https://church.example') } });
  let finish: (() => void) | undefined;
  server.app.addHook('preClose', (done) => (finish = done));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const closed = server.app.close();
  while (finish === undefined) await new Promise((resolve) => setImmediate(resolve));
  socket.write('GET /api/contacts HTTP/1.1\r\nHost: a\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  finish();
  await closed;
  await server.remove();

  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  for (const header of [
    /^retry-after: \d+\r$/im,
    /^connection: close\r$/im,
    /^cache-control: no-store\r$/im,
    /^x-content-type-options: nosniff\r$/im,
    /^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im,
    /^strict-transport-security: max-age=31536000; includeSubDomains\r$/im,
  ])
    expect(`${head}\r\n`).toMatch(header);
  const { message, error } = JSON.parse(body) as ErrorBody;
  expect(message).toMatch(/try again/);
  expect(error).toBe(message);
});
