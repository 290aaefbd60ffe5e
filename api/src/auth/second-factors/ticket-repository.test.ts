import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { AdminRepository } from '../staff-session/admin-repository';
import { TicketRepository, maxTickets, ticketLifetime } from './ticket-repository';

describe.each(bothDatabases)('tickets on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let tickets: TicketRepository;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    test = await makeDatabase(kind);
    tickets = new TicketRepository(test.database, () => now);
    const admins = new AdminRepository(
      test.database,
      () => now,
      () => begun.adminId,
    );
    await admins.addFirst('office@example.org', 'hash');
  });
  afterEach(() => test.remove());

  const begun = { purpose: 'totp', adminId: 'a', secret: 'secret' } as const;
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const count = async () =>
    (await test.database.selectFrom('staff_tickets').select('hash').execute()).length;

  it('are good for what they were made for, once, also for two at once', async () => {
    const ticket = await tickets.issue(begun);
    expect(await tickets.take(ticket, 'passkey')).toBeUndefined();
    expect(await tickets.find(ticket, 'totp')).toEqual(begun);
    const taken = [tickets.take(ticket, 'totp'), tickets.take(ticket, 'totp')];
    expect((await Promise.all(taken)).filter((one) => one !== undefined)).toEqual([begun]);
  });

  it('expire, and are swept then, also when the clock went back', async () => {
    const ticket = await tickets.issue(begun);
    wait(ticketLifetime);
    expect(await tickets.find(ticket, 'totp')).toBeUndefined();
    wait(ticketLifetime);
    await tickets.issue(begun);
    expect(await count()).toBe(2);
    await tickets.sweep();
    expect(await count()).toBe(1);
    wait(-2 * ticketLifetime);
    await tickets.sweep();
    expect(await count()).toBe(0);
  });

  it('of an account are so many at most, and the oldest go', async () => {
    const issued: string[] = [];
    for (let time = 0; time <= maxTickets; time++, wait(1)) issued.push(await tickets.issue(begun));
    expect(await count()).toBe(maxTickets);
    const [oldest = '', next = ''] = issued;
    expect(await tickets.find(oldest, 'totp')).toBeUndefined();
    expect(await tickets.find(next, 'totp')).toEqual(begun);
  });
});
