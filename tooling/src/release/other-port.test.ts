import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeCalendar } from 'contract/icalendar';
import { copyOnOtherPort, isOtherPort } from './other-port';

const [from, to] = ['http://127.0.0.1:3000', 'http://127.0.0.1:80'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-port-'));
  for (const part of ['pages/de', 'files']) mkdirSync(join(folder, '1', part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const lay = (file: string, text: string) => writeFileSync(join(folder, '1', file), text);
const read = (file: string) => readFileSync(join(folder, '2', file));

const copy = () => copyOnOtherPort(join(folder, '1'), join(folder, '2'), { from, to });

it.each([
  [from, to, true],
  [from, from, false],
  [from, 'http://192.168.0.2:3000', false],
  [from, 'https://church.example', false],
  ['https://church.example', 'https://church.example:8443', false],
])('tells whether %s and %s are two ports of one machine', (one, other, isOther) => {
  expect(isOtherPort(one, other)).toBe(isOther);
});

it('names the other port in every page, also in its compressed forms', async () => {
  lay('pages/de/index.html', `<link href="${from}/de"><a href="${from}/de/more">`);
  for (const end of ['br', 'gz']) lay(`pages/de/index.html.${end}`, 'as it was');
  await copy();
  const page = `<link href="${to}/de"><a href="${to}/de/more">`;
  expect(read('pages/de/index.html').toString()).toBe(page);
  expect(brotliDecompressSync(read('pages/de/index.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('pages/de/index.html.gz')).toString()).toBe(page);
});

it('leaves what names none, and what staff have published', async () => {
  lay('pages/app.html', 'the frame');
  lay('pages/app.html.br', 'its form');
  lay('snapshot.json', from);
  await copy();
  const kept = ['pages/app.html', 'pages/app.html.br', 'snapshot.json'];
  expect(kept.map((file) => read(file).toString())).toEqual(['the frame', 'its form', from]);
});

it('names it in a calendar whose lines are full elsewhere then', async () => {
  const calendar = (origin: string) =>
    writeCalendar({ name: 'Church', source: `${origin}/${'a'.repeat(90)}/é`, events: [] });
  lay('files/calendar.ics', calendar(from));
  await copy();
  expect(read('files/calendar.ics').toString()).toBe(calendar(to));
});
