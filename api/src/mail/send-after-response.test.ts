import { fastify } from 'fastify';
import { sendMailsAfterResponse } from './send-after-response';

it.each([
  [204, 1],
  [429, 0],
])('after an answer of %i it looks for mails %i times', async (status, times) => {
  const drain = jest.fn(async () => undefined);
  const app = fastify();
  app.get('/', { onResponse: sendMailsAfterResponse({ drain }) }, (_request, reply) =>
    reply.code(status).send(),
  );
  expect((await app.inject('/')).statusCode).toBe(status);
  await app.close();
  expect(drain).toHaveBeenCalledTimes(times);
});
