import { chooseStages } from './chosen-stages';

const choose = async (...words: string[]) => (await chooseStages(words)).map(({ name }) => name);

it.each([
  ['a stage', 'static', ['static']],
  ['a test file', 'exports/csv.test', ['chosen tests']],
  [
    'a journey, on the product that is built for it',
    'journeys/pages/home',
    ['build', 'previous build', 'pseudo-locale build', 'journeys'],
  ],
])('runs %s by its name', async (_, word, names) => {
  expect(await choose(word)).toEqual(names);
});

it('says so when a word chooses nothing', async () => {
  await expect(choose('no-such-thing')).rejects.toThrow(
    'No stage, test file or journey has a name with: no-such-thing.',
  );
});
