import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realPath } from './real-path';

let folder: string;
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'real-path-')))));
afterEach(() => rmSync(folder, { recursive: true }));

it('follows links, also to what is not there yet', () => {
  symlinkSync(folder, join(folder, 'link'));
  expect(realPath(join(folder, 'link'))).toBe(folder);
  expect(realPath(join(folder, 'link', 'new', 'file'))).toBe(join(folder, 'new', 'file'));
});
