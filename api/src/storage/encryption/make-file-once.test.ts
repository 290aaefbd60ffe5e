import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFileOnce } from './make-file-once';

/** Acts as another process right after the file was looked at. */
let mockOther: () => void = () => undefined;

jest.mock('node:fs/promises', (): object => {
  const files = jest.requireActual<{ stat: (path: string) => Promise<object> }>('node:fs/promises');
  const stat = async (path: string) => {
    const found = await files.stat(path);
    mockOther();
    return found;
  };
  return { ...files, stat };
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-file-once-'));
  file = join(folder, 'file');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the place of a file without a byte, and of no other', async () => {
  writeFileSync(file, '');
  await makeFileOnce(file, 'first');
  await makeFileOnce(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['file']);
});

it('leaves what another process has put in the place of an empty file meanwhile', async () => {
  writeFileSync(file, '');
  mockOther = () => {
    mockOther = () => undefined;
    rmSync(file);
    writeFileSync(file, 'of the other');
  };
  await makeFileOnce(file, 'ours');
  expect(readFileSync(file, 'utf8')).toBe('of the other');
  expect(readdirSync(folder)).toEqual(['file']);
});
