import { databaseKinds, makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';
import { makeLog } from '../http/fault-log';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import type { Mail } from './mail-transport';
import { Mailer } from './mailer';
import { OutboxRepository, quietTime } from './outbox-repository';

const minutes = 60_000;

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let outbox: OutboxRepository;
  let sent: string[];
  let logged: string[];
  let isDown: boolean;
  let mailer: Mailer;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    outbox = new OutboxRepository(test.database, () => now, makeTimeOrderedId);
    sent = [];
    logged = [];
    isDown = false;
    mailer = makeMailer();
  });
  afterEach(async () => {
    await mailer.stop();
    await test.remove();
  });

  const compose = async (to: string): Promise<Mail | undefined> =>
    to.startsWith('nobody') ? undefined : { to, subject: 's', text: 't' };
  const makeMailer = () =>
    new Mailer({
      outbox,
      composers: { 'reset-link': compose },
      transport: {
        send: async ({ to }) => {
          if (isDown) throw Object.assign(new Error(`no way to ${to}`), { code: 'ECONNECTION' });
          sent.push(to);
        },
      },
      log: makeLog({ write: (line) => void logged.push(line) }),
    });
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const countRows = async () =>
    (await test.database.selectFrom('outbox').select('id').execute()).length;

  it('sends what is due, the oldest first, and nothing for nobody', async () => {
    for (const name of ['a', 'nobody', 'b']) {
      await outbox.add('reset-link', `${name}@example.org`);
      wait(1);
    }
    await mailer.drain();
    expect(sent).toEqual(['a@example.org', 'b@example.org']);
  });

  it('sends the same mail once, until it has been quiet', async () => {
    const ask = async () => {
      await outbox.add('reset-link', 'A@example.org');
      await mailer.drain();
    };
    await ask();
    await ask();
    expect(sent).toHaveLength(1);
    wait(quietTime);
    await ask();
    expect(sent).toHaveLength(2);
  });

  it('tries again, after longer and longer, while the mail server is down', async () => {
    isDown = true;
    await outbox.add('reset-link', 'a@example.org');
    for (const pause of [1, 2, 4, 5, 5]) {
      await mailer.drain();
      wait(pause * minutes - 1);
      const before = logged.length;
      await mailer.drain();
      expect(logged).toHaveLength(before);
      wait(1);
    }
    isDown = false;
    await mailer.drain();
    expect(sent).toEqual(['a@example.org']);
  });

  it('logs a failure without the address', async () => {
    isDown = true;
    await outbox.add('reset-link', 'canary@example.org');
    await mailer.drain();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('ECONNECTION');
    expect(logged[0]).not.toContain('canary');
  });

  it('gives up in the end, and keeps nothing', async () => {
    isDown = true;
    await outbox.add('reset-link', 'a@example.org');
    for (let time = 0; time < 20; time++) {
      await mailer.drain();
      wait(5 * minutes);
    }
    await mailer.drain();
    expect(logged).toHaveLength(15);
    expect(await countRows()).toBe(0);
  });

  it('loses nothing when it is killed between taking a mail and sending it', async () => {
    await outbox.add('reset-link', 'a@example.org');
    await outbox.claim();
    await mailer.drain();
    expect(sent).toEqual([]);
    wait(1 * minutes);
    await mailer.drain();
    expect(sent).toEqual(['a@example.org']);
  });

  it('shares the work with another process without sending twice', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `${i}@example.org`);
    for (const name of names) await outbox.add('reset-link', name);
    await Promise.all([mailer.drain(), makeMailer().drain()]);
    expect(sent.sort()).toEqual(names);
  });

  it('stops after the mail that is under way, and the next process sends the others', async () => {
    for (const name of ['a', 'b']) {
      await outbox.add('reset-link', `${name}@example.org`);
      wait(1);
    }
    const stopping: Promise<void>[] = [];
    const first = new Mailer({
      outbox,
      composers: { 'reset-link': compose },
      transport: {
        send: async ({ to }) => {
          stopping.push(first.stop());
          sent.push(to);
        },
      },
      log: makeLog({ write: (line) => void logged.push(line) }),
    });
    await first.drain();
    await Promise.all(stopping);
    expect(sent).toEqual(['a@example.org']);
    await mailer.drain();
    expect(sent).toEqual(['a@example.org', 'b@example.org']);
  });

  it('only logs it when the database does not answer', async () => {
    const other = await makeDatabase('sqlite');
    outbox = new OutboxRepository(other.database, () => now, makeTimeOrderedId);
    const lost = makeMailer();
    await other.remove();
    await lost.drain();
    expect(logged).toHaveLength(1);
  });
});
