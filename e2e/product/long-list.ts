import { openDatabase } from 'api/storage/database';
import { makeTimeOrderedId } from 'api/storage/time-ordered-id';
import { SubmissionRepository } from 'api/submissions/submission-repository';

const rowsPerCommit = 500;
/** One in ten wrote before. */
const people = 90_000;

/**
 * Fills the list of welfare requests with records of everyday length, oldest first.
 * @param dataDir of a server that does not run
 * @param size a multiple of 500
 */
export async function fillWelfare(dataDir: string, size: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  const repository = new SubmissionRepository(database, () => new Date(), makeTimeOrderedId);
  for (let stored = 0; stored < size; stored += rowsPerCommit) {
    await repository.storeAll(
      Array.from({ length: rowsPerCommit }, (_, index) =>
        repository.stamp({ kind: 'welfare', body: welfareRequest(stored + index) }),
      ),
    );
  }
  await database.destroy();
}

/** What the person of a place in that list, from 0, sent. */
export const welfareRequest = (number: number) => ({
  name: `Sample Person ${((number + 1) * 7919) % people}`,
  email: `sample.person.${((number + 1) * 7919) % people}@example.org`,
  phone: `+43 512 ${((number + 1) * 7919) % people}`,
  category: number % 4 === 0 ? 'financial' : 'other',
  message: `Grüß Gott! This is request ${number}. `.repeat(6),
});

/** A list of as many records that say next to nothing. */
export const shortRecords = (size: number) =>
  Array.from({ length: size }, (_, place) => ({
    _id: String(place),
    name: `Person ${place % people}`,
    email: `p${place % people}@example.org`,
    message: `Request ${place}`,
  }));
