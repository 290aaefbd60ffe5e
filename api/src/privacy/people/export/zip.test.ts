import { readZip } from '../../../../testing/read-zip';
import { makeZip } from './zip';

const at = new Date('2026-03-01T10:00:00Z');

it('packs files that can be read again, also empty ones and names beyond ASCII', async () => {
  const files = { 'a.txt': 'Hello '.repeat(1000), 'pictures/ä.webp': '', 'ü.json': '{"é":"😀"}' };
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    content: Buffer.from(text),
  }));
  const zip = await makeZip(entries, at);
  const read = [...readZip(zip)].map(([name, content]) => [name, content.toString()]);
  expect(Object.fromEntries(read)).toEqual(files);
  expect(zip.length).toBeLessThan(1000);
});

it('refuses what would need more than the format has', async () => {
  const empty = { name: 'a', content: new Uint8Array() };
  await expect(makeZip(Array<typeof empty>(65_536).fill(empty), at)).rejects.toThrow(RangeError);
});
