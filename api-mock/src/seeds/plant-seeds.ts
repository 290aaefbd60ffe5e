import { PasswordChecker } from 'api/auth/passwords/password-checker';
import { ProfileRepository } from 'api/members/profiles/profile-repository';
import type { Database } from 'api/storage/database';
import { makeTimeOrderedId } from 'api/storage/time-ordered-id';
import { SubmissionRepository } from 'api/submissions/submission-repository';
import { fictionalPerson } from './fictional-people';
import { plantReviews } from './plant-reviews';
import { seeds } from './seed-cases';

/** The member account of the mock: the first of the fictional people. */
export const demoMember = {
  email: fictionalPerson(1).email,
  password: 'fictional-records-only',
} as const;

const firstDay = Date.UTC(2026, 0, 4, 9);
const hour = 3_600_000;

/** The well-formed hash of 32 random bytes, so that a login is refused like any other. */
const unknownHash =
  '$argon2id$v=19$m=19456,t=2,p=1$1PC9IZgghO0DF6/kMol0aA$U9OmQOzVq2vqaLmQ37/c3OwJhZG9ZVsHZxsoyRGNEG0';

/** Fills an empty database through the api's own repositories, with one record per hour since January. */
export async function plantSeeds(database: Database): Promise<void> {
  let hours = 0;
  const clock = () => new Date(firstDay + hour * hours++);
  const submissions = new SubmissionRepository(database, clock, makeTimeOrderedId);
  const rows = seeds.map(({ isUndated, ...submission }) => ({
    ...submissions.stamp(submission),
    ...(isUndated && { created_at: '', updated_at: '' }),
  }));
  await submissions.storeAll(rows);
  await plantReviews(database, rows, clock);

  const profiles = new ProfileRepository(database, clock, makeTimeOrderedId);
  const demoHash = await new PasswordChecker().hash(demoMember.password);
  for (let number = 1; number <= 5; number++) {
    const { name, ...person } = fictionalPerson(number);
    await profiles.add({
      profile: {
        fullName: name,
        ...person,
        country: number === 5 ? 'Liberia' : 'Austria',
        gender: 'Prefer not to say',
        memberType: number % 2 === 0 ? 'Online' : 'Physical',
        ...(number > 2 && { referral: 'A fictional friend' }),
      },
      // The other members' hash matches no known password.
      passwordHash: number === 1 ? demoHash : unknownHash,
    });
  }
}
