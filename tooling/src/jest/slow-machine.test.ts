/** @jest-environment jsdom */
import { slowDown } from './slow-machine';

beforeAll(() => slowDown(window, 100));

it('has what waits for a time come before what takes work, and leaves the order of the rest', async () => {
  const said: string[] = [];
  const say = (word: string) => () => void said.push(word);
  const work = async () => {
    for (let step = 0; step < 20; step += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const worked = work().then(say('worked'));
  setTimeout(say('waited'), 200);
  setTimeout(say('first'), 0);
  setTimeout(say('second'), 0);
  await worked;
  expect(said).toEqual(['first', 'second', 'waited', 'worked']);
});

it('has everything take long by the clock', async () => {
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(90);
});
