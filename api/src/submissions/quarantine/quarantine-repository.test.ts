import { randomUUID } from 'node:crypto';
import { recordKinds } from 'contract/review';
import type { QuarantineReason } from 'contract/quarantine-requests';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { sampleProfile } from '../../../testing/people/members';
import { readRecords } from '../../../testing/read-list';
import { ProfileRepository } from '../../members/profiles/profile-repository';
import { SubmissionRepository } from '../submission-repository';
import { TestimonyRepository } from '../../content/testimonies/testimony-repository';
import { QuarantineRepository } from './quarantine-repository';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let minutes: number;
  let submissions: SubmissionRepository;
  let profiles: ProfileRepository;
  let repository: QuarantineRepository;
  const clock = () => new Date(Date.UTC(2026, 2, 1, 10, minutes++));
  beforeEach(async () => {
    test = await makeDatabase(kind);
    minutes = 0;
    submissions = new SubmissionRepository(test.database, clock, randomUUID);
    profiles = new ProfileRepository(test.database, clock, randomUUID);
    repository = new QuarantineRepository(test.database);
  });
  afterEach(() => test.remove());

  const tell = async (message: string, quarantine?: QuarantineReason) => {
    const row = submissions.stamp({ kind: 'testimony', body: { message }, quarantine });
    await submissions.storeAll([row]);
    return row.id;
  };
  const join = (quarantine?: QuarantineReason) => {
    const { password: _unused, ...profile } = sampleProfile;
    return profiles.add({ profile, passwordHash: 'x', quarantine });
  };
  const messages = async () =>
    (await readRecords(submissions.list('testimony'))).map(({ message }) => message);

  it('keeps out of every list what it shows itself, the newest first', async () => {
    await tell('by a person');
    await tell('by a robot', 'honeypot');
    const member = await join('too-fast');
    expect(await messages()).toEqual(['by a person']);
    const page = await new TestimonyRepository(test.database, clock).loadPage();
    expect(page?.testimonies).toHaveLength(1);
    expect(await readRecords(profiles.list())).toEqual([]);
    const listed = await repository.list(recordKinds);
    expect(listed.map(({ reason }) => reason)).toEqual(['too-fast', 'honeypot']);
    expect(listed[0]).toMatchObject({
      kind: 'profiles',
      record: { _id: member, fullName: sampleProfile.fullName, isAdmin: false, __v: 0 },
    });
    expect(JSON.stringify(listed)).not.toContain('password');
  });

  it('shows the newest of a flood of long ones, in bounded space', async () => {
    const rows = Array.from({ length: 400 }, (_, number) => {
      const body = { message: `${number} ${'x'.repeat(20_000)}` };
      return submissions.stamp({ kind: 'testimony', body, quarantine: 'too-many' });
    });
    await submissions.storeAll(rows);
    const shown = await repository.list(recordKinds);
    expect(JSON.stringify(shown).length).toBeLessThan(5_000_000);
    expect(shown.length).toBeGreaterThan(150);
    expect(shown[0]?.record._id).toBe(rows.at(-1)?.id);
  });

  it('shows and lets in only what is of the kinds that are asked for', async () => {
    const told = await tell('by a robot', 'honeypot');
    await join('too-fast');
    expect(await repository.list([])).toEqual([]);
    expect(await repository.list(['profiles'])).toMatchObject([{ kind: 'profiles' }]);
    expect(await repository.list(['testimony'])).toMatchObject([{ kind: 'testimony' }]);
    for (const kinds of [[], ['profiles', 'contact']] as const)
      expect(await repository.release([told], kinds)).toEqual([]);
    expect(await repository.release([told], ['testimony'])).toEqual([
      { id: told, kind: 'testimony' },
    ]);
  });

  it('lets a record into its list, at the place where it arrived', async () => {
    const early = await tell('early', 'honeypot');
    await tell('late');
    expect(await repository.release([early], recordKinds)).toEqual([
      { id: early, kind: 'testimony' },
    ]);
    expect(await messages()).toEqual(['early', 'late']);
    expect(await repository.list(recordKinds)).toEqual([]);
    const member = await join('honeypot');
    expect(await repository.release([member], recordKinds)).toEqual([
      { id: member, kind: 'profiles' },
    ]);
    expect(await readRecords(profiles.list())).toHaveLength(1);
  });
});
