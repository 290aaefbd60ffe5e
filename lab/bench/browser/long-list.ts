import { openDatabase } from '../../../api/src/storage/database';
import { makeTimeOrderedId } from '../../../api/src/storage/time-ordered-id';
import { SubmissionRepository } from '../../../api/src/submissions/submission-repository';

const rowsPerCommit = 500;
/** One record in ten is a repetition. */
const people = 90_000;

/**
 * Fills the list of welfare requests with records of usual length, oldest first.
 * @param dataDir the folder of a stopped server
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

/** The request at a position of that list, from 0. */
const welfareRequest = (number: number) => ({
  name: `Sample Person ${((number + 1) * 7919) % people}`,
  email: `sample.person.${((number + 1) * 7919) % people}@example.org`,
  phone: `+43 512 ${((number + 1) * 7919) % people}`,
  category: number % 4 === 0 ? 'financial' : 'other',
  message: `Grüß Gott! This is request ${number}. `.repeat(6),
});

/** A list of `size` minimal records. */
export const shortRecords = (size: number) =>
  Array.from({ length: size }, (_, place) => ({
    _id: String(place),
    name: `Person ${place % people}`,
    email: `p${place % people}@example.org`,
    message: `Request ${place}`,
  }));
