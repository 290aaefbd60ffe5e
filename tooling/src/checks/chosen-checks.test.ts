import { chooseChecks } from './chosen-checks';

const choose = async (...words: string[]) =>
  (await chooseChecks(words)).flatMap((stage) => stage.map(({ name }) => name));

it.each([
  ['a check', 'prettier', ['prettier: format']],
  ['a test file', 'exports/csv.test', ['jest: what was chosen']],
  [
    'a journey, on the product that is built for it',
    'journeys/pages/home',
    [
      'build: every package and the site',
      'build: the release before, to mix with this one',
      'build: the site in a language that nobody speaks',
      'playwright: journeys in a real browser',
    ],
  ],
])('runs %s by a part of its name', async (_, word, names) => {
  expect(await choose(word)).toEqual(names);
});

it('says so when a word chooses nothing', async () => {
  await expect(choose('no-such-thing')).rejects.toThrow(
    'No check, test file or journey has a name with: no-such-thing.',
  );
});
