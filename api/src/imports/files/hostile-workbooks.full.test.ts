import {
  repeatingWorkbook,
  unfoldingWorkbook,
  wideWorkbook,
} from '../../../testing/samples/hostile-workbooks';
import { ImportReader } from './import-reader';

const reader = new ImportReader();
afterAll(() => reader.stop());

it.each([
  ['unfolds to 1.5 gigabytes', unfoldingWorkbook(1500, 1_500_000_000), 'import-too-large'],
  ['says nothing of its 8 gigabytes', unfoldingWorkbook(8000, 0), 'import-too-large'],
  ['unfolds to more than it says', unfoldingWorkbook(8000, 1000), 'import-unreadable'],
  ['has cells in its farthest corners', wideWorkbook(1_048_576, 'XFD'), 'import-unreadable'],
  [
    'shows a long text in 5,000 cells',
    repeatingWorkbook(5000, 'x'.repeat(32_000)),
    'import-too-large',
  ],
  ['has cells in the 300th column', wideWorkbook(60_000, 'KN'), 'import-too-many-columns'],
])('refuses a workbook that %s, and reads the next file', async (_what, bytes, code) => {
  expect(bytes.length).toBeLessThan(20_000_000);
  await expect(reader.read(bytes)).rejects.toMatchObject({ reason: { code } });
  const table = await reader.read(new TextEncoder().encode('a,b\n1,2\n'));
  expect(table.rowCount).toBe(1);
});

it('reads a workbook with rows far apart', async () => {
  const table = await reader.read(wideWorkbook(1_000_000, 'B'));
  expect(table.rowCount).toBe(1);
});
