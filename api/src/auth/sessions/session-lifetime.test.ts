import { makeMember, sampleProfile } from '../../../testing/people/members';
import { adminEmail, makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { AdminRepository } from '../staff-session/admin-repository';
import { SessionRepository, sessionLifetime } from '../staff-session/session-repository';
import { MemberSessionRepository, memberSessionLifetime } from './member-session-repository';
import { ProfileRepository } from '../../members/profiles/profile-repository';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { clockTolerance } from './session-lifetime';

const hours = 3_600_000;
const year = 365 * 24 * hours;

let now: Date;
const clock = () => now;
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
});

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(kind);
  });
  afterEach(() => test.remove());

  const staff = async () => {
    const admins = new AdminRepository(test.database, clock, makeTimeOrderedId);
    await admins.addFirst(adminEmail, 'hash');
    const owner = (await admins.findByEmail(adminEmail))?.id ?? '';
    const sessions = new SessionRepository(test.database, clock);
    const isOpen = async (token: string) => (await sessions.findOwner(token)) !== undefined;
    const begin = async () => (await sessions.begin(owner, 'hash')) ?? '';
    return { sessions, begin, isOpen, lifetime: sessionLifetime };
  };
  const members = async () => {
    const profiles = new ProfileRepository(test.database, clock, makeTimeOrderedId);
    const { password: _secret, ...profile } = sampleProfile;
    const owner = await profiles.add({ profile, passwordHash: 'hash' });
    const sessions = new MemberSessionRepository(test.database, clock);
    const isOpen = async (token: string) => (await sessions.findOwner(token)) !== undefined;
    const begin = () => sessions.begin(owner);
    return { sessions, begin, isOpen, lifetime: memberSessionLifetime };
  };

  describe.each([
    ['staff', staff],
    ['members', members],
  ])('a session of %s', (_, make) => {
    it('that was swept when it was over is not revived by a clock that goes back', async () => {
      const { sessions, begin, isOpen, lifetime } = await make();
      const token = await begin();
      pass(lifetime.idle);
      await sessions.sweep();
      pass(-lifetime.idle);
      expect(await isOpen(token)).toBe(false);
    });

    it('that was made a year ahead opens nothing, neither now nor then', async () => {
      const { begin, isOpen } = await make();
      pass(year);
      const token = await begin();
      pass(-year);
      expect(await isOpen(token)).toBe(false);
      pass(year);
      expect(await isOpen(token)).toBe(false);
    });

    it('that was seen a year ahead is over', async () => {
      const { begin, isOpen, lifetime } = await make();
      const token = await begin();
      pass(lifetime.idle / 2);
      expect(await isOpen(token)).toBe(true);
      pass(-lifetime.idle / 2);
      expect(await isOpen(token)).toBe(false);
    });

    it('is swept when it was made or seen ahead, and left alone while it goes on', async () => {
      const { sessions, begin, isOpen } = await make();
      const open = await begin();
      await sessions.sweep();
      expect(await isOpen(open)).toBe(true);
      pass(year);
      const ahead = await begin();
      pass(-year);
      await sessions.sweep();
      pass(year);
      expect(await isOpen(ahead)).toBe(false);
    });

    it('goes on where another machine’s clock is a little slow', async () => {
      const { sessions, begin, isOpen } = await make();
      const token = await begin();
      pass(-clockTolerance);
      await sessions.sweep();
      expect(await isOpen(token)).toBe(true);
    });
  });
});

it('is swept by a server that starts, whether it is one of staff or of members', async () => {
  const server: TestApp = await makeApp({ now: clock });
  await server.logIn();
  await makeMember(server, 'ada@example.org');
  pass(memberSessionLifetime.absolute);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.app.close();
  for (const table of ['admin_sessions', 'member_sessions'] as const) {
    expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await server.remove();
});
