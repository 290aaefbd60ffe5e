import { recordKinds } from 'contract/review';
import { readRecords } from '../../testing/read-list';
import { sampleBody } from '../../testing/samples/sample-bodies';
import { makeApp } from '../../testing/test-app';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import { QuarantineRepository } from './quarantine/quarantine-repository';
import { SubmissionRepository } from './submission-repository';

// Ten thousand requests take half a minute on a busy machine.
jest.setTimeout(120_000);

it('takes 10,000 posts from the one address of a hall, and lists whatever it acknowledged', async () => {
  const server = await makeApp();
  let acknowledged = 0;
  for (let hundred = 0; hundred < 100; hundred++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        server.post('/api/program-attendance', sampleBody('programAttendance')),
      ),
    );
    acknowledged += answers.filter(({ statusCode }) => statusCode === 201).length;
  }
  const listed = await server.readList('/api/program-attendance');
  await server.remove();
  expect(acknowledged).toBe(10_000);
  expect(listed).toHaveLength(acknowledged);
});

it('stores what comes beyond the limit of an address, in quarantine, and refuses no request', async () => {
  const server = await makeApp({ lastDomain: 'submissions' });
  const { app, database } = server;
  const limit = new NetworkRateLimiter({ name: 'few', burst: 2, refill: 1_000 }, app.rateLimits);
  jest
    .spyOn(app.requestLimits, 'tryConsume')
    .mockImplementation(async (request) => limit.tryConsume(request));
  const send = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/partnership',
      remoteAddress,
      payload: sampleBody('partnership'),
    });
  const flood = [await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')];
  const neighbour = await send('192.0.2.2');
  const repository = new SubmissionRepository(database, app.now, app.makeId);
  const listed = await readRecords(repository.list('partnership'));
  const held = await new QuarantineRepository(database).list(recordKinds);
  await server.remove();
  expect([...flood, neighbour].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(listed).toHaveLength(3);
  expect(held).toEqual([
    { kind: 'partnership', reason: 'too-many', record: flood[2]?.json<unknown>() },
  ]);
});

it('keeps room in the quarantine only for what is stored there', async () => {
  const server = await makeApp({ lastDomain: 'submissions' });
  const { app } = server;
  const giveBack = jest.fn();
  jest.spyOn(app.diskShare, 'place').mockResolvedValue({ quarantine: 'too-many', giveBack });
  const send = (more: object) =>
    app.inject({
      method: 'POST',
      url: '/api/contacts',
      headers: { 'idempotency-key': 'one' },
      payload: { ...sampleBody('contact'), ...more },
    });
  expect((await send({})).statusCode).toBe(201);
  expect(giveBack).not.toHaveBeenCalled();
  expect((await send({})).statusCode).toBe(201);
  expect(giveBack).toHaveBeenCalledTimes(1);
  expect((await send({ message: 'Something else.' })).statusCode).toBe(422);
  expect(giveBack).toHaveBeenCalledTimes(2);
  await server.remove();
});
