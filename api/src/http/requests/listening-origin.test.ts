import fastify from 'fastify';
import { makeOriginGetter } from './listening-origin';

test('a server that has closed still knows where it listened', async () => {
  const app = fastify();
  const readOrigin = makeOriginGetter(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(readOrigin()).toBe(origin);
  await app.close();
  expect(() => app.listeningOrigin).toThrow(TypeError);
  expect(readOrigin()).toBe(origin);
});
