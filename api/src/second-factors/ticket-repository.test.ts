import { databaseKinds, makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';
import { TicketRepository, mostTickets, ticketLifetime } from './ticket-repository';

describe.each(databaseKinds)('tickets on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let tickets: TicketRepository;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    test = await makeDatabase(kind);
    tickets = new TicketRepository(test.database, () => now);
  });
  afterEach(() => test.remove());

  const stranger = { purpose: 'passkey-login', adminId: null, secret: 'challenge' } as const;
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const count = async () =>
    (await test.database.selectFrom('staff_tickets').select('hash').execute()).length;

  it('are good for what they were made for, once, also for two at once', async () => {
    const ticket = await tickets.issue(stranger);
    expect(await tickets.take(ticket, 'login')).toBeUndefined();
    expect(await tickets.find(ticket, 'passkey-login')).toEqual(stranger);
    const taken = [tickets.take(ticket, 'passkey-login'), tickets.take(ticket, 'passkey-login')];
    expect((await Promise.all(taken)).filter((one) => one !== undefined)).toEqual([stranger]);
  });

  it('expire, and are swept then, also when the clock went back', async () => {
    const ticket = await tickets.issue(stranger);
    wait(ticketLifetime);
    expect(await tickets.find(ticket, 'passkey-login')).toBeUndefined();
    wait(ticketLifetime);
    await tickets.issue(stranger);
    expect(await count()).toBe(2);
    await tickets.sweep();
    expect(await count()).toBe(1);
    wait(-2 * ticketLifetime);
    await tickets.sweep();
    expect(await count()).toBe(0);
  });

  it('of strangers are so many at most, and the oldest go', async () => {
    const at = (offset: number) => new Date(now.getTime() + offset).toISOString();
    const rows = Array.from({ length: mostTickets.ofStrangers }, (_, n) => ({
      hash: String(n),
      purpose: stranger.purpose,
      admin_id: null,
      secret: '',
      created_at: at(n - mostTickets.ofStrangers),
      expires_at: at(ticketLifetime),
    }));
    await test.database.insertInto('staff_tickets').values(rows).execute();
    const ticket = await tickets.issue(stranger);
    expect(await count()).toBe(mostTickets.ofStrangers);
    expect(await tickets.find(ticket, stranger.purpose)).toEqual(stranger);
    const oldest = await test.database
      .selectFrom('staff_tickets')
      .select('hash')
      .orderBy('created_at')
      .executeTakeFirst();
    expect(oldest?.hash).toBe('1');
  });
});
