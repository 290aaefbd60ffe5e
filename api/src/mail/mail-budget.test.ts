import { databaseKinds, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import {
  MailBudget,
  decideMailDelivery,
  maxMailsPerHour,
  maxNewsPerHour,
  resetMailInterval,
} from './mail-budget';
import type { MailPurpose, SentMail } from './mail-budget';

const minutes = 60_000;
const hour = 60 * minutes;
const linkLifetime = 30 * minutes;

/**
 * Requests emails at random, as often as a stranger likes, and returns what is sent and when a reset link was refused.
 */
function besiege(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const sent: SentMail[] = [];
  const refusedAt: number[] = [];
  for (let at = 0, n = 0; n < 400; n++, at += random(6 * minutes)) {
    const purpose: MailPurpose = random(3) === 0 ? 'confirmation' : 'reset';
    const recent = sent.filter((mail) => at - mail.at < hour);
    const decision = decideMailDelivery(recent, { purpose, at }, linkLifetime);
    if (decision === 'send') sent.push({ id: `${n}`, purpose, at });
    else if (purpose === 'reset') refusedAt.push(at);
  }
  return { sent, refusedAt };
}

const seeds = Array.from({ length: 50 }, (_, seed) => seed + 1);

it('sends an address no more than three mails an hour, whatever is asked for', () => {
  for (const { sent } of seeds.map(besiege)) {
    const withinAnHour = sent.map(
      ({ at }) => sent.filter((mail) => mail.at <= at && at - mail.at < hour).length,
    );
    expect(Math.max(...withinAnHour)).toBe(maxMailsPerHour);
  }
});

it('refuses a reset link only while an earlier one is valid, so that strangers lock no owner out', () => {
  for (const { sent, refusedAt } of seeds.map(besiege)) {
    expect(refusedAt.length).toBeGreaterThan(0);
    const links = sent.filter(({ purpose }) => purpose === 'reset');
    const isShutOut = (at: number) =>
      !links.some((link) => link.at <= at && at < link.at + linkLifetime);
    expect(refusedAt.filter(isShutOut)).toEqual([]);
  }
});

it('never makes anything else than a reset link wait longer than an hour', () => {
  const recent: SentMail[] = [
    { id: 'a', purpose: 'reset', at: 0 },
    { id: 'b', purpose: 'reset', at: 2 * minutes },
  ];
  const confirmation = { purpose: 'confirmation', at: 3 * minutes } as const;
  expect(decideMailDelivery(recent, confirmation, linkLifetime)).toBe(hour);
});

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let budget: MailBudget;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    budget = new MailBudget(test.database, () => now, linkLifetime);
  });
  afterEach(() => test.remove());
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const recipient = 'canary@example.org';
  const take = (id: string, purpose: MailPurpose) => budget.take({ id, recipient }, purpose);

  it('counts what several processes send at once', async () => {
    const verdicts = await Promise.all(Array.from({ length: 8 }, (_, n) => take(`${n}`, 'notice')));
    expect(verdicts.filter((decision) => decision === 'send')).toHaveLength(maxMailsPerHour);
  });

  it('counts an attempt that is repeated once', async () => {
    for (let time = 0; time < 5; time++) expect(await take('a', 'reset')).toBe('send');
    wait(2 * minutes);
    expect(await take('b', 'reset')).toBe('send');
  });

  it('does not let strangers hold back a notice to the owner of an address', async () => {
    await take('a', 'confirmation');
    await take('b', 'reset');
    wait(linkLifetime);
    await take('c', 'reset');
    expect(await take('d', 'reset')).toBe('drop');
    expect(await take('e', 'notice')).toBe('send');
  });

  it('counts confirmations to one mailbox together, whatever tags are invented for it', async () => {
    const decisions: unknown[] = [];
    for (let n = 0; n < 40; n++) {
      const tagged = { id: `${n}`, recipient: `victim+${n}@example.org` };
      decisions.push(await budget.take(tagged, 'confirmation'));
    }
    expect(decisions.filter((decision) => decision === 'send')).toHaveLength(maxMailsPerHour);
    expect(decisions[39]).toBe(now.getTime() + hour);
    const others = ['victim@example.com', 'other+0@example.org'];
    for (const recipient of others) {
      expect(await budget.take({ id: recipient, recipient }, 'confirmation')).toBe('send');
    }
  });

  it.each(['confirmation', 'received'] as const)(
    'takes dots in an address of Google, and its other name, for one mailbox: %s',
    async (purpose) => {
      const spelled = ['ab.cd', 'a.b.c.d', 'abcd', 'abc.d+x', 'a.bcd'];
      const addresses = spelled.map((name, n) => `${name}@${n % 2 ? 'gmail' : 'googlemail'}.com`);
      const decisions: unknown[] = [];
      for (const recipient of addresses)
        decisions.push(await budget.take({ id: recipient, recipient }, purpose));
      expect(decisions.filter((decision) => decision === 'send')).toHaveLength(maxMailsPerHour);
      for (const recipient of ['a.b@example.org', 'ab@example.org', 'a.b+x@example.org'])
        expect(await budget.take({ id: recipient, recipient }, purpose)).toBe('send');
    },
  );

  it('lets no stranger use up the links of an owner with dots elsewhere', async () => {
    for (let n = 0; n < 9; n++)
      await budget.take({ id: `${n}`, recipient: 'a.bc+x@gmail.com' }, 'link');
    expect(await budget.take({ id: 'own', recipient: 'ab.c@gmail.com' }, 'link')).toBe('send');
  });

  it('lets no stranger use up reset links of an owner with another tag', async () => {
    for (let n = 0; n < 9; n++) {
      await budget.take({ id: `${n}`, recipient: 'canary+evil@example.org' }, 'reset');
      wait(resetMailInterval);
    }
    expect(await take('mine', 'reset')).toBe('send');
  });

  it('counts reset links to unconfirmed addresses of one mailbox together, whatever tags and dots are invented for it', async () => {
    const spelled = (n: number) => (n % 2 ? `a.bc+${n}@gmail.com` : `ab.c@googlemail.com`);
    const decisions: unknown[] = [];
    for (let n = 0; n < 40; n++) {
      const mail = { id: `${n}`, recipient: spelled(n) };
      decisions.push(await budget.take(mail, 'unconfirmed-reset'));
      wait(resetMailInterval);
    }
    expect(decisions.filter((decision) => decision === 'send')).toHaveLength(maxMailsPerHour);
    // Neither the owner of the plain address nor that of a confirmed other spelling is held back.
    const plain = { id: 'plain', recipient: 'abc@gmail.com' };
    expect(await budget.take(plain, 'unconfirmed-reset')).toBe('send');
    expect(await budget.take({ id: 'own', recipient: 'a.b.c+me@gmail.com' }, 'reset')).toBe('send');
    const other = { id: 'other', recipient: 'other+1@gmail.com' };
    expect(await budget.take(other, 'unconfirmed-reset')).toBe('send');
  });

  it('counts links to what was sent apart, those of all tags of a mailbox together', async () => {
    const tagged = (n: number) => ({ id: `tag ${n}`, recipient: `canary+${n}@example.org` });
    const decisions: unknown[] = [];
    for (let n = 0; n < 9; n++) {
      decisions.push(await budget.take(tagged(n), 'link'), await take(`link ${n}`, 'link'));
      wait(resetMailInterval);
    }
    // A third link would be wasted while the second is valid.
    expect(decisions.filter((decision) => decision === 'send')).toHaveLength(
      2 * (maxMailsPerHour - 1),
    );
    expect(decisions.every((decision) => decision === 'send' || decision === 'drop')).toBe(true);
    expect(await take('mine', 'reset')).toBe('send');
  });

  it('sends a digest beside as many news as come in an hour, and puts off what is too much of them', async () => {
    for (let n = 0; n < maxNewsPerHour; n++) await take(`news ${n}`, 'news');
    expect(await take('more', 'news')).toBe('drop');
    expect(await take('digest', 'digest')).toBe('send');
    expect(await take('another digest', 'digest')).toBe(now.getTime() + hour);
    wait(hour);
    expect(await take('another digest', 'digest')).toBe('send');
    expect(await take('notice', 'notice')).toBe('send');
  });

  it('forgets after an hour, and does not show the address until then', async () => {
    await take('a', 'reset');
    const rows = () => test.database.selectFrom('mail_budgets').selectAll().execute();
    await budget.sweep();
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain('canary');
    wait(hour);
    await budget.sweep();
    expect(await rows()).toEqual([]);
  });

  it('holds nothing back for a clock that went back', async () => {
    await take('a', 'confirmation');
    wait(-24 * hour);
    expect(await take('b', 'confirmation')).toBe('send');
  });
});
