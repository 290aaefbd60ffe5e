import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { databaseKinds, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { makeLog } from '../http/errors/error-log';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { MailBudget, resetMailInterval } from './mail-budget';
import type { MailPurpose } from './mail-budget';
import type { MailKind } from './mail-kind';
import type { Mail, MailTransport } from './mail-transport';
import { Mailer } from './mailer';
import type { MailPlan } from './mailer';
import type { DueMail } from './outbox-repository';
import { OutboxRepository } from './outbox-repository';

const minutes = 60_000;

/** Builds an error as nodemailer reports it. */
const refusalBy = (response: string) => ({
  ...{ response, responseCode: Number(response.slice(0, 3)) },
  ...{ command: 'RCPT TO', code: 'EENVELOPE' },
});

const purposes: Partial<Record<MailKind, MailPurpose>> = {
  'reset-link': 'reset',
  'form-received': 'received',
};

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let outbox: OutboxRepository;
  let budget: MailBudget;
  let sent: string[];
  let logged: string[];
  let isDown: boolean;
  /** The number of emails that may still go to unconfirmed addresses. */
  let left: number;
  let refusal: object | undefined;
  let mailer: Mailer;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    outbox = new OutboxRepository(test.database, () => now, makeTimeOrderedId);
    budget = new MailBudget(test.database, () => now, 30 * minutes);
    sent = [];
    logged = [];
    isDown = false;
    left = Infinity;
    refusal = undefined;
    named = (mail) => mail;
    mailer = makeMailer();
  });
  afterEach(async () => {
    await mailer.stop();
    await test.remove();
  });

  const compose = async ({ recipient: to, kind }: DueMail): Promise<MailPlan | undefined> =>
    to.startsWith('unknown')
      ? undefined
      : {
          purpose: purposes[kind] ?? 'confirmation',
          write: async () => ({ to, subject: 's', text: 't', html: '', language: 'en' }),
        };
  const mailComposers = new Proxy<FastifyInstance['mailComposers']>({}, { get: () => compose });
  let named: (mail: Mail) => Mail;
  const unconfirmed = { tryConsume: async () => left-- > 0 };
  const nameSender = async (mail: Mail) => named(mail);
  const makeMailer = (
    send: MailTransport['send'] = sendOrFail,
    ...mailQueues: FastifyInstance['mailQueues']
  ) => {
    const log = makeLog({ write: (line) => void logged.push(line) });
    const app = { outbox, mailTransport: { send }, mailComposers, mailQueues, now: () => now, log };
    return new Mailer(app, { budget, nameSender, unconfirmed });
  };
  const sendOrFail = async ({ to }: Mail) => {
    if (refusal && to.startsWith('refused'))
      throw Object.assign(new Error('550 no refused'), refusal);
    if (isDown) throw Object.assign(new Error(`no way to ${to}`), { code: 'ECONNECTION' });
    sent.push(to);
  };
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const countRows = async () =>
    (await test.database.selectFrom('outbox').select('id').execute()).length;

  it('sends what is due, the oldest first, and nothing without a recipient', async () => {
    for (const name of ['a', 'unknown', 'b']) {
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
    wait(resetMailInterval);
    await ask();
    expect(sent).toHaveLength(2);
  });

  it('holds back what is too much for an address for an hour, and forgets it where a link is good', async () => {
    await outbox.add('reset-link', 'a@example.org');
    await mailer.drain();
    wait(resetMailInterval);
    await outbox.add('reset-link', 'a@example.org');
    await mailer.drain();
    for (const profile of ['one', 'two'])
      await outbox.add('confirm-email', 'a@example.org', profile);
    await outbox.add('reset-link', 'a@example.org');
    await mailer.drain();
    expect(sent).toHaveLength(2);
    expect(await countRows()).toBe(2);
    wait(60 * minutes);
    await mailer.drain();
    expect(sent).toHaveLength(3);
    wait(60 * minutes);
    await mailer.drain();
    expect(sent).toHaveLength(4);
    expect(await countRows()).toBe(0);
  });

  it('gives up a mail whose turn did not come within three days', async () => {
    await outbox.add('confirm-email', 'a@example.org', 'one');
    const due = await outbox.claim();
    await outbox.postpone(due?.id ?? '', now.getTime() + 72 * 60 * minutes);
    wait(72 * 60 * minutes);
    await mailer.drain();
    expect(sent).toEqual([]);
    expect(await countRows()).toBe(0);
  });

  it('looks through the whole outbox once a minute at most, also by a clock that went back', async () => {
    const sweep = jest.spyOn(outbox, 'sweep');
    for (const pause of [0, 1 * minutes - 1, 1, -60 * minutes]) {
      wait(pause);
      await mailer.drain();
      await mailer.drain();
    }
    expect(sweep).toHaveBeenCalledTimes(3);
  });

  it('sends by a clock that went back what was put off before, and gives it up three days later', async () => {
    await outbox.add('confirm-email', 'a@example.org', 'one');
    refusal = refusalBy('550 5.1.1 no');
    await outbox.add('reset-link', 'refused@example.org');
    isDown = true;
    await mailer.drain();
    isDown = false;
    wait(-365 * 24 * 60 * minutes);
    await mailer.drain();
    expect(sent).toEqual(['a@example.org']);
    expect(await countRows()).toBe(1);
    wait(72 * 60 * minutes);
    await mailer.drain();
    expect(sent).toHaveLength(1);
    expect(await countRows()).toBe(0);
  });

  it('keeps a mail as long as a new one when it is requested again', async () => {
    isDown = true;
    await outbox.add('reset-link', 'a@example.org');
    wait(71 * 60 * minutes);
    await mailer.drain();
    await outbox.add('reset-link', 'a@example.org');
    expect(await countRows()).toBe(1);
    wait(2 * 60 * minutes);
    isDown = false;
    await mailer.drain();
    expect(sent).toEqual(['a@example.org']);
  });

  it('loses nothing in a day without a mail server, and asks it for one mail at a time', async () => {
    isDown = true;
    for (let n = 0; n < 20; n++) await outbox.add('form-received', `${n}@example.org`, `${n}`);
    for (let half = 0; half < 48; half++) {
      const before = logged.length;
      await Promise.all([mailer.drain(), mailer.drain()]);
      await mailer.drain();
      expect(logged.length - before).toBeLessThanOrEqual(1);
      wait(30 * minutes);
    }
    const { failure } = await test.database
      .selectFrom('outbox')
      .select('failure')
      .where('failure', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(failure).toBe('ECONNECTION');
    isDown = false;
    wait(60 * minutes);
    await mailer.drain();
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
  });

  it('tries a mail that was refused for good only once it is asked for again, and sends the others', async () => {
    refusal = refusalBy('550 5.1.1 no');
    await outbox.add('reset-link', 'refused@example.org');
    await outbox.add('reset-link', 'b@example.org');
    for (let hours = 0; hours < 5; hours++) {
      await mailer.drain();
      wait(60 * minutes);
    }
    expect(sent).toEqual(['b@example.org']);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain('refused@');
    const rows = await test.database.selectFrom('outbox').selectAll().execute();
    expect(rows).toMatchObject([{ recipient: 'refused@example.org', failure: '550 5.1.1 no' }]);
    refusal = undefined;
    await outbox.add('reset-link', 'refused@example.org');
    await mailer.drain();
    expect(sent).toEqual(['b@example.org', 'refused@example.org']);
  });

  it('loses nothing while a relay turns all away, and asks it as one that is away', async () => {
    refusal = refusalBy('554 5.7.1 Relay access denied');
    const many = 20;
    for (let n = 0; n < many; n++) await outbox.add('form-received', `refused${n}@a.org`, `${n}`);
    await mailer.drain();
    expect(logged).toHaveLength(3);
    await mailer.drain();
    expect(logged).toHaveLength(3);
    wait(1 * minutes);
    await mailer.drain();
    expect(logged).toHaveLength(4);
    refusal = undefined;
    wait(60 * minutes);
    await mailer.drain();
    expect(sent).toHaveLength(many);
    expect(await countRows()).toBe(0);
  });

  it('sends the others where single mails are turned away', async () => {
    refusal = refusalBy('552 5.2.2 full');
    for (const name of ['refused1', 'refused2', 'a', 'refused3', 'refused4', 'b']) {
      await outbox.add('reset-link', `${name}@example.org`);
      wait(1);
    }
    await mailer.drain();
    expect(sent).toEqual(['a@example.org', 'b@example.org']);
  });

  it('takes a fault of ours for none of the mail server’s, and sends the others', async () => {
    named = (mail) => {
      if (mail.to.startsWith('a')) throw Object.assign(new Error('Full.'), { code: 'ENOSPC' });
      return mail;
    };
    for (const name of ['a', 'b']) {
      await outbox.add('reset-link', `${name}@example.org`);
      wait(1);
    }
    await mailer.drain();
    expect(sent).toEqual(['b@example.org']);
    const rows = await test.database.selectFrom('outbox').select('failure').execute();
    expect(rows).toEqual([{ failure: null }]);
    expect(logged).toHaveLength(1);
  });

  it('drops a fourth mail about forms within an hour, and holds back no link for them', async () => {
    for (let n = 0; n < 9; n++) await outbox.add('form-received', `a+${n}@example.org`, `${n}`);
    await mailer.drain();
    expect(sent).toHaveLength(3);
    expect(await countRows()).toBe(0);
    await outbox.add('reset-link', 'a+1@example.org');
    await mailer.drain();
    expect(sent).toHaveLength(4);
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
    expect(logged[0]).toContain('ECONNECTION');
    expect(logged[0]).not.toContain('a@example');
    isDown = false;
    await mailer.drain();
    expect(sent).toEqual(['a@example.org']);
  });

  it('loses nothing when it is killed between taking a mail and sending it', async () => {
    await outbox.add('reset-link', 'a@example.org');
    await outbox.claim();
    // Longer than another process may take to send it.
    wait(4 * minutes - 1);
    await mailer.drain();
    expect(sent).toEqual([]);
    wait(1);
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
    const first: Mailer = makeMailer(async ({ to }) => {
      stopping.push(first.stop());
      sent.push(to);
    });
    await first.drain();
    await Promise.all(stopping);
    expect(sent).toEqual(['a@example.org']);
    await mailer.drain();
    expect(sent).toEqual(['a@example.org', 'b@example.org']);
  });

  it('drops what strangers ask for beyond what goes to unconfirmed addresses in all, and nothing else', async () => {
    left = 1;
    for (const name of ['a', 'b', 'c']) {
      wait(1);
      await outbox.add('confirm-email', `${name}@example.org`);
    }
    await outbox.add('reset-link', 'owner@example.org');
    await outbox.add('form-received', 'sender@example.org', 'form');
    await mailer.drain();
    expect(new Set(sent)).toEqual(
      new Set(['owner@example.org', 'a@example.org', 'sender@example.org']),
    );
    expect(await countRows()).toBe(0);
  });

  it('has what is new queued between two mails, however many wait', async () => {
    const order: string[] = [];
    const one: Mailer = makeMailer(
      async ({ to }) => {
        order.push(to);
        if (to.startsWith('a')) void one.drain();
      },
      async () => void order.push('queue'),
    );
    for (const name of ['a', 'b', 'c']) {
      await outbox.add('reset-link', `${name}@example.org`);
      wait(1);
    }
    await one.drain();
    const [a, b, c] = ['a@example.org', 'b@example.org', 'c@example.org'];
    expect(order).toEqual(['queue', a, 'queue', b, c]);
  });

  it('sends a mail from the sender that it was asked for with first', async () => {
    const senders: unknown[] = [];
    named = (mail) => {
      senders.push(mail.sender);
      return mail;
    };
    const mail = {
      kind: 'staff-identity-notice',
      recipient: 'a@example.org',
      profileId: '',
    } as const;
    for (const sender of ['old@church.example', 'new@church.example'])
      await outbox.addFrom(sender, mail);
    await outbox.add('reset-link', 'b@example.org');
    await mailer.drain();
    expect(sent).toEqual(['b@example.org', 'a@example.org']);
    expect(senders).toEqual([null, 'old@church.example']);
  });

  describe('while the host of a recipient hangs', () => {
    let endHanging: (error?: Error) => void;
    let hanging: Mailer;
    beforeEach(() => {
      hanging = makeMailer(async ({ to }) => {
        sent.push(to);
        if (to.endsWith('hanging.example'))
          await new Promise<void>((resolve, reject) => {
            endHanging = (error) => (error ? reject(error) : resolve());
          });
      });
    });
    afterEach(async () => {
      endHanging();
      await hanging.stop();
    });
    const request = (name: string) => outbox.add('reset-link', name);
    const untilSent = async (count: number) => {
      while (sent.length < count) await setImmediate();
    };
    const silence = Object.assign(new Error('Timeout'), {
      ...{ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
    });

    it('sends the mails to others by a second connection, and none to any host of that domain', async () => {
      await request('a@hanging.example');
      void hanging.drain();
      await untilSent(1);
      for (const name of ['b@mail.hanging.example', 'c@example.org', 'd@example.org']) {
        wait(1);
        await request(name);
      }
      void hanging.drain();
      await untilSent(3);
      expect(sent).toEqual(['a@hanging.example', 'c@example.org', 'd@example.org']);
    });

    it('goes on with what waits when it takes long, though nobody asks', async () => {
      const timer = jest.spyOn(globalThis, 'setTimeout');
      for (const name of ['a@hanging.example', 'b@example.org']) {
        await request(name);
        wait(1);
      }
      void hanging.drain();
      await untilSent(1);
      // A second later.
      const [goOn] = timer.mock.calls.find(([, milliseconds]) => milliseconds === 1000) ?? [];
      timer.mockRestore();
      goOn?.();
      await untilSent(2);
      expect(sent).toEqual(['a@hanging.example', 'b@example.org']);
    });

    it('leaves that domain alone for five minutes, and nobody else, as the mail server is not away', async () => {
      await request('a@hanging.example');
      const draining = hanging.drain();
      await untilSent(1);
      endHanging(silence);
      await draining;
      wait(2 * minutes);
      for (const name of ['b@mail.hanging.example', 'c@example.org']) await request(name);
      await hanging.drain();
      expect(sent).toEqual(['a@hanging.example', 'c@example.org']);
      wait(3 * minutes);
      void hanging.drain();
      await untilSent(3);
      expect(sent[2]).toMatch(/@hanging\.example$/);
    });
  });

  it('takes a mail server that falls silent at one host after the other for one that is away', async () => {
    refusal = { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' };
    for (let n = 0; n < 5; n++) await outbox.add('reset-link', `refused@${n}.example`);
    await mailer.drain();
    expect(logged).toHaveLength(3);
  });

  it('sends however often it is asked meanwhile', async () => {
    let asked = 0;
    const besieged: Mailer = makeMailer(
      async ({ to }) => void sent.push(`${to} after ${asked}`),
      async () => {
        if (asked++ < 100) void besieged.drain();
      },
    );
    for (const name of ['a', 'b']) {
      await outbox.add('reset-link', name);
      wait(1);
    }
    await besieged.drain();
    expect(sent).toEqual(['a after 1', 'b after 2']);
  });

  it('sends what is there when nothing new can be queued', async () => {
    const alone = makeMailer(undefined, () => Promise.reject(new Error('No table.')));
    await outbox.add('reset-link', 'a@example.org');
    await alone.drain();
    expect(sent).toEqual(['a@example.org']);
    expect(logged).toHaveLength(1);
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
