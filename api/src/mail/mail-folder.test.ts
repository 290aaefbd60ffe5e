import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMailTransport } from './mail-transport';
import { MailFolder, mailFileLifetime, getMailFolder } from './mail-folder';

let dataDir: string;
let now: Date;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'church-mail-folder-'));
  now = new Date();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const sweep = () => new MailFolder(dataDir, () => now).sweep();
const names = () => readdirSync(getMailFolder(dataDir)).sort();
function place(name: string, age: number): void {
  mkdirSync(getMailFolder(dataDir), { recursive: true });
  const file = join(getMailFolder(dataDir), name);
  writeFileSync(file, '');
  const time = (now.getTime() - age) / 1000;
  utimesSync(file, time, time);
}

it('keeps a mail for a day, readable by its owner only, and removes it then', async () => {
  const text = 'https://church.example/reset_x';
  const mail = { to: 'ada@example.org', subject: 's', text, html: '', language: 'en' } as const;
  await makeMailTransport({ dataDir }, () => undefined).send(mail);
  const [name = ''] = names();
  expect(statSync(join(getMailFolder(dataDir), name)).mode & 0o777).toBe(0o600);
  expect(statSync(getMailFolder(dataDir)).mode & 0o777).toBe(0o700);
  const made = statSync(join(getMailFolder(dataDir), name)).mtimeMs;
  now = new Date(made + mailFileLifetime - 1);
  await sweep();
  expect(names()).toEqual([name]);
  now = new Date(made + mailFileLifetime + 1);
  await sweep();
  expect(names()).toEqual([]);
});

it('removes what was not finished and what a clock that went back has left, and nothing else', async () => {
  place('.half.eml', mailFileLifetime + 1000);
  place('future.eml', -mailFileLifetime - 1000);
  place('old-notes.txt', mailFileLifetime + 1000);
  place('fresh.eml', 0);
  await sweep();
  expect(names()).toEqual(['fresh.eml', 'old-notes.txt']);
});

it('needs no folder', async () => {
  await expect(sweep()).resolves.toBeUndefined();
});
