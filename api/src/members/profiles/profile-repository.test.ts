import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { readText } from '../../../testing/read-list';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { EmailTaken, ProfileRepository } from './profile-repository';
import type { NewProfile } from './profile-repository';

const clock = () => new Date('2026-03-01T10:00:00.000Z');
const member: NewProfile = {
  profile: {
    fullName: 'Sample Member',
    email: 'Sample.Member@example.org',
    phone: '+43 512 000001',
    address: 'Sample Street 1',
    country: 'Austria',
    gender: 'Female',
    memberType: 'Physical',
  },
  passwordHash: '$argon2id$never-shown',
};

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let repository: ProfileRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    repository = new ProfileRepository(test.database, clock, makeTimeOrderedId);
  });
  afterEach(() => test.remove());

  const readList = () => readText(repository.list());

  it('lists a member without the hash of the password', async () => {
    const id = await repository.add(member);
    const text = await readList();
    expect(JSON.parse(text)).toEqual([
      {
        ...member.profile,
        isAdmin: false,
        _id: id,
        createdAt: '2026-03-01T10:00:00.000Z',
        updatedAt: '2026-03-01T10:00:00.000Z',
        __v: 0,
      },
    ]);
    expect(text).not.toContain('argon2');
  });

  it('refuses an e-mail that is taken, in whatever case', async () => {
    await repository.add(member);
    const again = { ...member.profile, email: member.profile.email.toUpperCase() };
    await expect(repository.add({ ...member, profile: again })).rejects.toThrow(EmailTaken);
  });

  it('finds a member by id, and by e-mail in whatever case', async () => {
    const id = await repository.add(member);
    const [listed] = JSON.parse(await readList()) as unknown[];
    expect(await repository.find(id)).toEqual(listed);
    expect(await repository.findAccount('SAMPLE.member@example.org')).toEqual({
      profile: listed,
      passwordHash: member.passwordHash,
      isConfirmed: false,
      isUsed: false,
      isQuarantined: false,
      language: undefined,
    });
    expect(await repository.findAccountOf(id)).toEqual(
      await repository.findAccount(member.profile.email),
    );
    expect(await repository.find('nobody')).toBeUndefined();
    expect(await repository.findAccount('nobody@example.org')).toBeUndefined();
  });

  it('changes what is named, erases what is undefined, and counts the change', async () => {
    const profile = { ...member.profile, referral: 'A friend', localPastor: 'Pastor' };
    const id = await repository.add({ ...member, profile });
    const changed = await repository.change(id, { fullName: 'Other', referral: undefined });
    expect(changed).toMatchObject({ fullName: 'Other', localPastor: 'Pastor', __v: 1 });
    expect(changed).not.toHaveProperty('referral');
    expect(await repository.find(id)).toEqual(changed);
    expect(await repository.change('nobody', {})).toBeUndefined();
  });

  it('takes another spelling of an e-mail, and never another, unconfirmed e-mail', async () => {
    const id = await repository.add(member);
    const email = member.profile.email.toUpperCase();
    expect(await repository.change(id, { email })).toMatchObject({ email, __v: 1 });
    const other = { fullName: 'Other', email: 'other@example.org' };
    expect(await repository.change(id, other)).toMatchObject({ fullName: 'Other', email });
    expect(await repository.findAccount('other@example.org')).toBeUndefined();
  });

  it('gives a profile an e-mail that was confirmed, unless it is taken', async () => {
    await repository.add(member);
    const other = { ...member.profile, email: 'other@example.org' };
    const id = await repository.add({ ...member, profile: other });
    const confirm = (email: string) =>
      test.database
        .transaction()
        .execute((transaction) => repository.confirmEmail(transaction, id, email));
    await expect(confirm(member.profile.email)).rejects.toThrow(EmailTaken);
    expect(await repository.find(id)).toMatchObject({ ...other, __v: 0 });
    await confirm('New@example.org');
    expect(await repository.findAccount('new@example.org')).toMatchObject({
      profile: { ...other, email: 'New@example.org', __v: 1 },
      isConfirmed: true,
    });
  });

  it('keeps every one of many changes at once', async () => {
    const id = await repository.add(member);
    const fields = ['fullName', 'phone', 'address', 'referral', 'localPastor'] as const;
    await Promise.all(fields.map((field) => repository.change(id, { [field]: 'changed' })));
    const all = Object.fromEntries(fields.map((field) => [field, 'changed']));
    expect(await repository.find(id)).toMatchObject({ ...all, __v: 5 });
  });
});
