import { createSecretKey, randomUUID } from 'node:crypto';
import { recordKinds } from 'contract/review';
import { makeDatabase } from '../../testing/databases/databases';
import { readRecords } from '../../testing/read-list';
import { sampleBody } from '../../testing/samples/sample-bodies';
import { makeApp } from '../../testing/test-app';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import type { DiskShare } from './disk-share';
import { makeLog } from '../http/errors/error-log';
import { makeServer } from '../http/make-server';
import { ReceiptCodes } from './receipts/receipt-codes';
import { ReceiptCookie } from './receipts/receipt-cookie';
import { PublishedChurch } from '../mail/published-church';
import { declareBotSignal } from '../http/requests/bot-signal';
import type { AccessLog } from '../auth/access-log/access-log';
import { QuarantineRepository } from './quarantine/quarantine-repository';
import { GroupCommit } from './group-commit';
import { SubmissionRepository } from './submission-repository';
import { addSubmissionRoutes } from './submission-routes';

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

/** A server with the routes of the forms alone, and stand-ins for what each test does not look at. */
async function makeForms(parts: Partial<Parameters<typeof addSubmissionRoutes>[1]>) {
  const { database, remove } = await makeDatabase('sqlite');
  const now = () => new Date('2026-03-01T10:00:00Z');
  const app = await makeServer(makeLog({ write: () => undefined }), now);
  const repository = new SubmissionRepository(database, now, randomUUID);
  const limits = new NetworkRateLimiter(
    { name: 'few', burst: 2, refill: 1_000 },
    new RateLimitRepository(database, now),
  );
  declareBotSignal(app);
  addSubmissionRoutes(app, {
    isBeyondShare: async () => false,
    mayConfirm: async () => true,
    isConfirmed: async () => true,
    trusted: { isTrusted: async () => false },
    repository,
    commits: new GroupCommit(repository.storeAll.bind(repository)),
    accessLog: {} as AccessLog,
    awaitsApproval: async () => false,
    church: new PublishedChurch(undefined),
    mailer: { drainSoon: () => undefined },
    receipts: new ReceiptCodes(() => Promise.resolve(createSecretKey(Buffer.alloc(32)))),
    receiptCookie: new ReceiptCookie(false),
    limits,
    disk: {
      place: async (_request, _bytes, reason) => ({
        ...(reason && { quarantine: reason }),
        giveBack: () => undefined,
      }),
    } as Pick<DiskShare, 'place'> as DiskShare,
    ...parts,
  });
  const end = async () => {
    await app.close();
    await remove();
  };
  return { app, database, repository, end };
}

it('stores what comes beyond the limit of an address, in quarantine, and refuses no request', async () => {
  const { app, database, repository, end } = await makeForms({});
  const send = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/partnership',
      remoteAddress,
      payload: sampleBody('partnership'),
    });
  const flood = [await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')];
  const neighbour = await send('192.0.2.2');
  const listed = await readRecords(repository.list('partnership'));
  const held = await new QuarantineRepository(database).list(recordKinds);
  await end();
  expect([...flood, neighbour].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(listed).toHaveLength(3);
  expect(held).toEqual([
    { kind: 'partnership', reason: 'too-many', record: flood[2]?.json<unknown>() },
  ]);
});

it('keeps room in the quarantine only for what is stored there', async () => {
  const giveBack = jest.fn();
  const place = async () => ({ quarantine: 'too-many', giveBack }) as const;
  const { app, end } = await makeForms({
    limits: { tryConsume: async () => true },
    disk: { place } as Pick<DiskShare, 'place'> as DiskShare,
  });
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
  await end();
});
