import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:http2';
import type { ClientHttp2Session, IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';
import { PageServer } from './page-server';
import { TlsProxy } from './secure-front';

let behind: Server;
let elsewhere: PageServer;
let front: TlsProxy;
let client: ClientHttp2Session;

beforeAll(async () => {
  behind = createServer(({ url, headers }, answer) => {
    answer.setHeader('cache-control', 'no-cache');
    answer.end(`${url} for ${headers.host}`);
  });
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  elsewhere = await PageServer.create({
    headers: { etag: '"1"' },
    body: Buffer.from('another page'),
  });
  const certificate = await makeCertificate();
  front = await TlsProxy.create({
    target: `http://127.0.0.1:${(behind.address() as AddressInfo).port}`,
    certificate,
    elsewhere: new Map([['/', elsewhere.origin]]),
    keep: { path: /^\/art\//, cacheControl: 'max-age=60' },
  });
  client = connect(`https://127.0.0.1:${front.port}`, { ca: certificate.cert });
});
afterAll(() => {
  client.close();
  front.close();
  behind.closeAllConnections();
  behind.close();
  elsewhere.close();
});

function get(path: string, headers = {}): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const stream = client.request({ ':path': path, ...headers });
    let answered: IncomingHttpHeaders = {};
    let body = '';
    stream.on('response', (received) => (answered = received));
    stream.on('data', (bytes) => (body += String(bytes)));
    stream.on('end', () => resolve({ headers: answered, body }));
    stream.on('error', reject);
  });
}

it('passes on what it is asked for, under the address that it was asked under', async () => {
  expect((await get('/help')).body).toBe(`/help for 127.0.0.1:${front.port}`);
});

it('lets browsers keep what a static site would, and nothing else', async () => {
  expect((await get('/art/hero.avif')).headers['cache-control']).toBe('max-age=60');
  expect((await get('/help')).headers['cache-control']).toBe('no-cache');
});

it('asks another server where it is told to, which says when a browser has the page', async () => {
  expect(await get('/')).toMatchObject({ body: 'another page', headers: { ':status': 200 } });
  const again = await get('/', { 'if-none-match': '"1"' });
  expect(again).toMatchObject({ body: '', headers: { ':status': 304 } });
});
