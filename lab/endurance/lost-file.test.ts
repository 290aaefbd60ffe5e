import { randomInt } from 'node:crypto';
import { loseFile } from './lost-file';
import { seededRandom } from './seeded-random';

jest.setTimeout(60_000);

it('loses nothing that it acknowledged when the files of the database are removed under load', async () => {
  const seed = randomInt(2 ** 31);
  const report = await loseFile('all three files removed', seededRandom(seed));
  expect({ ...report, seed }).toMatchObject({ missing: 0 });
});
