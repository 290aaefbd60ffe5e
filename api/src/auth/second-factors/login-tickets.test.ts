import { createSecretKey, randomBytes } from 'node:crypto';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { LoginTickets } from './login-tickets';
import { TicketRepository, ticketLifetime } from './ticket-repository';

describe.each(databaseKinds)('tickets of a login on %s', (kind) => {
  const key = createSecretKey(randomBytes(32));
  let test: TestDatabase;
  let now: Date;
  let tickets: LoginTickets;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    test = await makeDatabase(kind);
    tickets = new LoginTickets(
      test.database,
      () => now,
      async () => key,
    );
  });
  afterEach(() => test.remove());

  const stranger = { purpose: 'passkey-login', adminId: null, secret: 'challenge' } as const;
  const owner = { purpose: 'login', adminId: 'a', secret: '{"of":"the first step"}' } as const;
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const readRows = () => test.database.selectFrom('staff_tickets').selectAll().execute();

  it('are good for what they were made for, once, also for two at once', async () => {
    const ticket = await tickets.issue(owner);
    expect(await tickets.take(ticket, 'passkey-login')).toBeUndefined();
    expect(await tickets.find(ticket, 'login')).toEqual(owner);
    const taken = [tickets.take(ticket, 'login'), tickets.take(ticket, 'login')];
    expect((await Promise.all(taken)).filter((one) => one !== undefined)).toEqual([owner]);
    expect(await tickets.find(ticket, 'login')).toBeUndefined();
  });

  it('are rows only once they were used, until they would have expired', async () => {
    const ticket = await tickets.issue(stranger);
    await tickets.issue(stranger);
    expect(await readRows()).toEqual([]);
    await tickets.take(ticket, 'passkey-login');
    expect(await readRows()).toHaveLength(1);
    wait(ticketLifetime);
    await new TicketRepository(test.database, () => now).sweep();
    expect(await readRows()).toEqual([]);
    expect(await tickets.take(ticket, 'passkey-login')).toBeUndefined();
  });

  it('expire, also when the clock went back', async () => {
    const ticket = await tickets.issue(stranger);
    wait(-1);
    expect(await tickets.find(ticket, 'passkey-login')).toBeUndefined();
    wait(ticketLifetime);
    expect(await tickets.find(ticket, 'passkey-login')).toEqual(stranger);
    wait(1);
    expect(await tickets.find(ticket, 'passkey-login')).toBeUndefined();
  });

  it('show nothing of what they remember', async () => {
    const ticket = await tickets.issue(owner);
    expect(Buffer.from(ticket, 'base64url').toString('latin1')).not.toContain('first step');
  });

  it.each<[string, (ticket: string) => string]>([
    ['that was changed', (ticket) => `${ticket.slice(0, 20)}AAAA${ticket.slice(24)}`],
    ['that was cut', (ticket) => ticket.slice(0, -4)],
    ['that is none', () => 'AAAA'],
    ['in another spelling', (ticket) => `${ticket}=`],
  ])('refuse one %s', async (_what, change) => {
    const ticket = await tickets.issue(owner);
    expect(await tickets.find(change(ticket), 'login')).toBeUndefined();
  });

  it('refuse one of another key', async () => {
    const others = new LoginTickets(
      test.database,
      () => now,
      async () => createSecretKey(randomBytes(32)),
    );
    expect(await tickets.find(await others.issue(owner), 'login')).toBeUndefined();
  });
});
