import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../errors/send-error';
import { declareNetworks } from '../limits/sender-networks';
import type { RateLimit } from './rate-limits';
import { RequestLimits } from './request-limits';

/** The buckets from which a token was consumed, by class and owner. */
let consumed: string[];
let isUsedUp: boolean;
let app: FastifyInstance;
beforeEach(() => {
  consumed = [];
  isUsedUp = false;
  const consume = async (owner: string, { name }: RateLimit) => {
    consumed.push(`${name} ${owner}`);
    return isUsedUp ? 2000 : 0;
  };
  app = fastify();
  declareNetworks(app);
  app.setErrorHandler(sendError);
  const accountOf = ({ url }: { url: string }) => (url === '/change' ? 'account' : undefined);
  new RequestLimits({ consume }, accountOf).countRequests(app);
  const schema = { body: { type: 'object', required: ['name'] } };
  app.post('/form', { config: { rateLimit: 'public-form' }, schema }, async () => 'sent');
  app.post('/change', { config: { rateLimit: 'staff' } }, async () => 'changed');
  app.post('/file', { config: { rateLimit: 'upload' }, bodyLimit: 1 }, async () => 'stored');
  app.get('/link', { config: { rateLimit: 'log-in' } }, async () => 'opened');
  app.get('/free', async () => 'free');
});
afterEach(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

it('counts a request for the network of its sender, by the class of its route', async () => {
  expect((await post('/form', { name: 'Ada' })).statusCode).toBe(200);
  await app.inject('/link');
  await app.inject('/free');
  expect(consumed).toEqual(['public-form 127.0.0.1', 'log-in 127.0.0.1']);
});

it('counts what staff do for their account', async () => {
  await post('/change', {});
  expect(consumed).toEqual(['staff account']);
});

it('does not count a form that is mistyped', async () => {
  expect((await post('/form', {})).statusCode).toBe(400);
  expect(consumed).toEqual([]);
});

it('counts an upload before it is read', async () => {
  expect((await post('/file', { name: 'Ada' })).statusCode).toBe(413);
  expect(consumed).toEqual(['upload 127.0.0.1']);
});

it('counts a head once, as the page that it is the head of', async () => {
  isUsedUp = true;
  await app.inject({ method: 'HEAD', url: '/link' });
  expect(consumed).toEqual(['log-in 127.0.0.1']);
});

it.each([
  ['/form', 'too-many-requests'],
  ['/change', 'too-many-changes'],
])('answers 429 at %s when nothing is left, and says when there is', async (url, code) => {
  isUsedUp = true;
  const answer = await post(url, { name: 'Ada' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
  expect(answer.json()).toMatchObject({ code });
});
