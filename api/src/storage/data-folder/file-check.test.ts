import { fork } from 'node:child_process';
import { makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { isSound } from './file-check';

jest.mock('node:child_process', (): object => {
  const actual = jest.requireActual<{ fork: typeof fork }>('node:child_process');
  return { ...actual, fork: jest.fn(actual.fork) };
});

let test: TestDatabase;
beforeEach(async () => (test = await makeDatabase('sqlite')));
afterEach(() => test.remove());

it('hands nothing of the environment to its process', async () => {
  expect(await isSound(test.file.path, new AbortController().signal)).toBe(true);
  const bare = expect.objectContaining({ env: {} }) as object;
  expect(fork).toHaveBeenCalledWith(expect.anything(), expect.anything(), bare);
});
