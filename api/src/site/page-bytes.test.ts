import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedPage } from './page-bytes';

const page = '<p>Grüß Gott!</p>'.repeat(10_000);

it('gives all readers of a page the same bytes, and those of another page others', async () => {
  const bytes = new EncodedPage();
  const first = await bytes.encode(page, 'br');
  expect(await bytes.encode(page.slice(), 'br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(page);
  expect(gunzipSync(await bytes.encode(page, 'gzip')).toString()).toBe(page);
  expect((await bytes.encode(page, undefined)).toString()).toBe(page);
  expect(brotliDecompressSync(await bytes.encode('another', 'br')).toString()).toBe('another');
});
