import { databaseKinds, makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { ProfileRepository } from './profile-repository';
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

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let repository: ProfileRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    repository = new ProfileRepository(test.database, clock, makeTimeOrderedId);
  });
  afterEach(() => test.remove());

  const readList = async () => {
    let text = '';
    for await (const piece of repository.list()) text += piece;
    return text;
  };

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
    await expect(repository.add({ ...member, profile: again })).rejects.toThrow();
  });
});
