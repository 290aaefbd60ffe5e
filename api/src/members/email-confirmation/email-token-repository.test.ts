import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { digestToken } from '../../http/requests/bearer-token';
import { MemberSessionRepository } from '../../auth/sessions/member-session-repository';
import { ResetTokenRepository } from '../password-reset/reset-token-repository';
import { EmailChangeRepository } from '../profiles/email-change-repository';
import { ProfileRepository } from '../profiles/profile-repository';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { EmailTokenRepository, emailTokenLifetime } from './email-token-repository';

const profile = {
  fullName: 'Ada',
  phone: '1',
  address: 'A',
  country: 'Other',
  gender: 'Female',
  memberType: 'Online',
} as const;
const old = 'Ada@example.org';
const wanted = 'New.Ada@example.org';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let tokens: EmailTokenRepository;
  let changes: EmailChangeRepository;
  let profiles: ProfileRepository;
  let sessions: MemberSessionRepository;
  let ada: string;
  let session: string;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    const clock = () => now;
    profiles = new ProfileRepository(test.database, clock, makeTimeOrderedId);
    changes = new EmailChangeRepository(test.database, clock, makeTimeOrderedId);
    tokens = new EmailTokenRepository(test.database, clock, profiles);
    sessions = new MemberSessionRepository(test.database, clock);
    ada = await profiles.add({ profile: { ...profile, email: old }, passwordHash: 'h' });
    session = await sessions.begin(ada);
  });
  afterEach(() => test.remove());

  const ask = (email = wanted) =>
    changes.begin(ada, { phone: '2' }, { email, sessionHash: digestToken(session) });

  it('notes a change with the mails to both addresses, and leaves the e-mail as it is', async () => {
    expect(await ask()).toMatchObject({ email: old, phone: '2', __v: 1 });
    expect(await changes.find(ada)).toBe(wanted);
    const mails = await test.database
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'profile_id'])
      .orderBy('kind')
      .execute();
    expect(mails).toEqual([
      { kind: 'confirm-email', recipient: wanted.toLowerCase(), profile_id: ada },
      { kind: 'email-change-notice', recipient: old.toLowerCase(), profile_id: ada },
    ]);
  });

  it('changes nothing at all when the mails cannot be asked for', async () => {
    await test.database.schema.alterTable('outbox').renameTo('lost').execute();
    await expect(ask()).rejects.toThrow();
    expect(await changes.find(ada)).toBeUndefined();
    expect(await profiles.find(ada)).toMatchObject({ phone: '1', __v: 0 });
  });

  it('gives the e-mail by a token once, however many use it at once', async () => {
    await ask();
    const token = await tokens.issue(ada, wanted);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => tokens.redeem(token)));
    expect(outcomes.sort()).toEqual(['confirmed', 'used', 'used', 'used', 'used']);
    expect(await profiles.findAccount(wanted)).toMatchObject({
      profile: { email: wanted, __v: 2 },
      isConfirmed: true,
    });
  });

  it('ends with it all sessions but the one that asked, and all links to reset the password', async () => {
    const other = await sessions.begin(ada);
    const resets = new ResetTokenRepository(test.database, () => now);
    const reset = await resets.issue(ada);
    await ask();
    await tokens.redeem(await tokens.issue(ada, wanted));
    expect(await sessions.findOwner(session)).toBe(ada);
    expect(await sessions.findOwner(other)).toBeUndefined();
    expect(await resets.redeem(reset, wanted, 'stolen')).toBe(false);
  });

  it('does not take an e-mail away from another profile', async () => {
    await ask();
    const token = await tokens.issue(ada, wanted);
    const other = { ...profile, email: wanted };
    const bea = await profiles.add({ profile: other, passwordHash: 'h' });
    expect(await tokens.redeem(token)).toBe('over');
    expect((await profiles.findAccount(wanted))?.profile._id).toBe(bea);
    expect(await sessions.findOwner(session)).toBe(ada);
  });

  it('forgets a change with the next one, and by itself after a day', async () => {
    await ask();
    const token = await tokens.issue(ada, wanted);
    await ask('third@example.org');
    expect(await tokens.redeem(token)).toBe('over');
    now = new Date(now.getTime() + emailTokenLifetime);
    expect(await changes.find(ada)).toBeUndefined();
    await Promise.all([tokens.sweep(), changes.sweep()]);
    for (const table of ['email_tokens', 'pending_emails'] as const) {
      expect(await test.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('confirms the e-mail that a profile has, and changes nothing else then', async () => {
    expect(await tokens.redeem(await tokens.issue(ada, old))).toBe('confirmed');
    expect(await profiles.findAccountOf(ada)).toMatchObject({
      profile: { email: old, __v: 0 },
      isConfirmed: true,
    });
  });

  it('keeps a bounded number of tokens, the newest', async () => {
    for (let n = 0; n < 12; n++) await tokens.issue(ada, old);
    const rows = await test.database.selectFrom('email_tokens').select('token_hash').execute();
    expect(rows).toHaveLength(10);
  });
});
