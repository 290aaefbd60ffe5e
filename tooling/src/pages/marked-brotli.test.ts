import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants } from 'node:zlib';
import { changeMark, compressMarked } from './marked-brotli';

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const [from, to] = ['da50e502714e', '0123456789ab'];

const body = Array.from({ length: 300 }, (_, row) => `<p class="row">${row * row} – Größe</p>`);
const pageOf = (version: string) =>
  `<!doctype html>\n<html lang="de" data-content="${version}">\n${body.join('\n')}</html>`;
const pageNamingItTwice = (version: string) =>
  pageOf(version).replace('<p', `<link href="/content/${version}/de/home.json"><p`);
/** Its form is longer than what a stream keeps before its reader takes it. */
const long = randomBytes(60_000).toString('hex');
const pageOfManyWords = (version: string) => pageOf(version) + long;
const beginningWithIt = (version: string) =>
  `${version}ö is named at the start and ${version}, too.`;

it.each([pageOf, pageNamingItTwice, pageOfManyWords, beginningWithIt])(
  'gives the bytes that compressing gives when the mark of a form is changed: %p',
  async (write) => {
    const form = await compressMarked(write(from), from, options);
    const anew = await compressMarked(write(to), to, options);
    expect(form && brotliDecompressSync(form).toString()).toBe(write(from));
    expect(anew && brotliDecompressSync(anew).toString()).toBe(write(to));
    expect(form && changeMark(form, { from, to }, write(to))).toEqual(anew);
  },
);

it('takes a form as it is where no mark changes', async () => {
  const form = await compressMarked(pageOf(from), from, options);
  expect(form && changeMark(form, undefined, pageOf(from))).toEqual(form);
});

it('refuses a text whose rest repeats a part of what stands in the place of the mark', async () => {
  const text = `${from}${'\u0001'.repeat(400)}`;
  expect(await compressMarked(text, from, options)).toBeUndefined();
});

it.each([
  ['says something else', pageOf(from).replace('Größe', 'Breite'), (form: Buffer) => form],
  ['is cut', pageOf(to), (form: Buffer) => form.subarray(0, -9)],
  ['is empty', pageOf(to), () => Buffer.alloc(0)],
  ['is no brotli', pageOf(to), () => randomBytes(900)],
  ['says more', pageOf(to).slice(0, -1), (form: Buffer) => form],
])('refuses a form that %s', async (_what, text, spoil) => {
  const form = await compressMarked(pageOf(from), from, options);
  expect(form && changeMark(spoil(form), { from, to }, text)).toBeUndefined();
});
