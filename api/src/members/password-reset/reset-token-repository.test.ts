import { lifetimes } from 'contract/lifetimes';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { MemberSessionRepository } from '../../auth/sessions/member-session-repository';
import { ProfileRepository } from '../profiles/profile-repository';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { ResetTokenRepository, resetTokenLifetime } from './reset-token-repository';

const email = 'ada@example.org';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let tokens: ResetTokenRepository;
  let sessions: MemberSessionRepository;
  let profiles: ProfileRepository;
  let ada: string;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    const clock = () => now;
    tokens = new ResetTokenRepository(test.database, clock);
    sessions = new MemberSessionRepository(test.database, clock);
    profiles = new ProfileRepository(test.database, clock, makeTimeOrderedId);
    ada = await profiles.add({
      profile: {
        fullName: 'Ada',
        email,
        phone: '1',
        address: 'A',
        country: 'Other',
        gender: 'Female',
        memberType: 'Online',
      },
      passwordHash: 'old',
    });
  });
  afterEach(() => test.remove());

  const hashNow = async () => (await profiles.findAccount(email))?.passwordHash;

  const isConfirmed = async () => (await profiles.findAccount(email))?.isConfirmed;

  it('redeems one of several tokens once, however many try at once, and all end then', async () => {
    const issued = [await tokens.issue(ada), await tokens.issue(ada), await tokens.issue(ada)];
    const tries = [...issued, ...issued];
    const outcomes = await Promise.all(
      tries.map((token, place) => tokens.redeem(token, email, `new ${place}`)),
    );
    expect(outcomes.filter((isDone) => isDone)).toHaveLength(1);
    expect(await hashNow()).toBe(`new ${outcomes.indexOf(true)}`);
    expect(await test.database.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });

  it('proves the address by it', async () => {
    expect(await isConfirmed()).toBe(false);
    await tokens.redeem(await tokens.issue(ada), email, 'new');
    expect(await isConfirmed()).toBe(true);
  });

  it('keeps a bounded number of tokens, the newest', async () => {
    const issued: string[] = [];
    for (let n = 0; n < 12; n++) {
      issued.push(await tokens.issue(ada));
      now = new Date(now.getTime() + 1);
    }
    const open = await Promise.all(issued.map((token) => tokens.isOpen(token, email)));
    expect(open).toEqual(issued.map((_, place) => place >= 2));
  });

  it('ends every session with it', async () => {
    const session = await sessions.begin(ada);
    await tokens.redeem(await tokens.issue(ada), email, 'new');
    expect(await sessions.findOwner(session)).toBeUndefined();
  });

  it('begins no session for a login that was under way with the former password', async () => {
    const token = await tokens.issue(ada);
    const login = sessions.beginForPassword(ada, 'old');
    await tokens.redeem(token, email, 'new');
    expect(await sessions.findOwner((await login) ?? '')).toBeUndefined();
    expect(await sessions.beginForPassword(ada, 'old')).toBeUndefined();
    const session = await sessions.beginForPassword(ada, 'new');
    expect(await sessions.findOwner(session ?? '')).toBe(ada);
  });

  it('keeps a token half an hour, and sweeps it away then', async () => {
    const token = await tokens.issue(ada);
    now = new Date(now.getTime() + resetTokenLifetime - 1);
    await tokens.sweep();
    expect(await tokens.isOpen(token, email)).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await tokens.isOpen(token, email)).toBe(false);
    expect(await tokens.redeem(token, email, 'new')).toBe(false);
    await tokens.sweep();
    now = new Date(now.getTime() - 1);
    expect(await tokens.isOpen(token, email)).toBe(false);
    expect(await hashNow()).toBe('old');
  });

  it('keeps the token of an invitation two weeks', async () => {
    const token = await tokens.issue(ada, 'invitation');
    now = new Date(now.getTime() + lifetimes.memberInvitation - 1);
    await tokens.sweep();
    expect(await tokens.isOpen(token, email)).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await tokens.isOpen(token, email)).toBe(false);
    await tokens.sweep();
    expect(await test.database.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });

  it('sweeps away the sessions that are over, and no others', async () => {
    const session = await sessions.begin(ada);
    await sessions.sweep();
    expect(await sessions.findOwner(session)).toBe(ada);
    now = new Date(now.getTime() + 24 * 3_600_000);
    await sessions.sweep();
    now = new Date(now.getTime() - 1);
    expect(await sessions.findOwner(session)).toBeUndefined();
  });
});
