import type { FastifyRequest } from 'fastify';
import { databaseKinds, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { sampleBody } from '../../testing/samples/sample-bodies';
import { makeApp } from '../../testing/test-app';
import { makeLog } from '../http/errors/error-log';
import { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import { unconfirmedMailLimit, networkUnconfirmedMailLimit } from '../http/rate-limit/rate-limits';
import { FormMailLimit } from './form-mail-limit';

const hour = 3_600_000;
const from = (ip: string) => ({ ip }) as FastifyRequest;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let test: TestDatabase;
  let now: Date;
  let logged: string[];
  let limit: FormMailLimit;
  beforeEach(async () => {
    test = await makeDatabase(databaseKind);
    now = new Date('2026-03-01T10:00:00Z');
    logged = [];
    limit = makeLimit();
  });
  afterEach(() => test.remove());

  const makeLimit = () =>
    new FormMailLimit({
      rateLimits: new RateLimitRepository(test.database, () => now),
      now: () => now,
      log: makeLog({ write: (line) => void logged.push(line) }),
    });
  const confirm = async (times: number, ip: (n: number) => string, of = limit) => {
    let confirmed = 0;
    for (let n = 0; n < times; n++) if (await of.mayConfirm(from(ip(n)))) confirmed += 1;
    return confirmed;
  };
  const elsewhere = (n: number) => `10.0.${n >> 8}.${n & 255}`;

  it('confirms so many forms of one network, and leaves the others theirs', async () => {
    const { burst } = networkUnconfirmedMailLimit('forms');
    expect(await confirm(2 * burst, () => '192.0.2.1')).toBe(burst);
    expect(await confirm(1, () => '192.0.2.2')).toBe(1);
    expect(logged).toEqual([]);
  });

  it('confirms no more than 600 within an hour, whatever networks they come from, and logs it once', async () => {
    const { burst } = unconfirmedMailLimit('forms');
    let confirmed = await confirm(burst, elsewhere);
    for (let minutes = 0; minutes < 60; minutes++) {
      confirmed += await confirm(20, (n) => elsewhere(burst + 20 * minutes + n));
      now = new Date(now.getTime() + hour / 60 - 1);
    }
    expect(confirmed).toBeGreaterThan(burst);
    expect(confirmed).toBeLessThanOrEqual(600);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('TooManyFormMails');
    expect(logged[0]).not.toContain('10.0.');
  });

  it('counts what two processes confirm, and asks nothing while all is used up', async () => {
    const { burst } = unconfirmedMailLimit('forms');
    const [half, other] = [burst / 2, makeLimit()];
    expect(await confirm(half, elsewhere)).toBe(half);
    expect(await confirm(2 * half, (n) => elsewhere(half + n), other)).toBe(half);
    const asked = jest.spyOn(test.database.getExecutor(), 'executeQuery');
    expect(await confirm(half, (n) => elsewhere(4 * half + n), other)).toBe(0);
    expect(asked).not.toHaveBeenCalled();
    now = new Date(now.getTime() - hour);
    await confirm(1, () => '192.0.2.1', other);
    expect(asked).toHaveBeenCalled();
  });

  it('stores what comes beyond it, without a mail', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNECTION' });
    const server = await makeApp({
      databaseKind,
      now: () => now,
      mail: { send: () => Promise.reject(away) },
    });
    const { burst } = networkUnconfirmedMailLimit('forms');
    for (let n = 0; n <= burst; n++) {
      const body = { ...sampleBody('contact'), email: `${n}@example.org` };
      expect((await server.post('/api/contacts', body)).statusCode).toBe(201);
    }
    const mails = await server.database
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'form-received')
      .execute();
    const listed = await server.readList('/api/contacts');
    await server.remove();
    expect(listed).toHaveLength(burst + 1);
    expect(mails).toHaveLength(burst);
  });
});
