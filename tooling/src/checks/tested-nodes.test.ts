import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storageTests } from './other-nodes';
import { otherNodes } from './tested-nodes';

it.each([
  ['20.20.2', ['22.13.0', '24.21.0']],
  ['22.23.3', ['20.19.0', '24.21.0']],
  ['24.0.0', ['20.19.0', '22.13.0']],
  ['26.10.0', ['20.19.0', '22.13.0', '24.21.0']],
])('tests under %s also under %p', (ours, others) => {
  expect(otherNodes(ours)).toEqual(others);
});

it.each(storageTests)('runs %s under each, which is there', (file) => {
  expect(existsSync(join(__dirname, '../../..', file))).toBe(true);
});
