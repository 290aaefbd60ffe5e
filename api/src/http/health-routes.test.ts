import { getHealth } from 'contract/server-requests';
import { makeApp } from '../../testing/test-app';

it('answers 200 while the database answers, and 503 when it does not', async () => {
  const server = await makeApp();
  const ready = await server.app.inject(getHealth.path);
  await server.database.destroy();
  const lost = await server.app.inject(getHealth.path);
  await server.remove();

  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ready' });
  expect(lost.statusCode).toBe(503);
  expect(lost.headers).toHaveProperty('retry-after');
  expect(lost.json()).toHaveProperty('message');
});
