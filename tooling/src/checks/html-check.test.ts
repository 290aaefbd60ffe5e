import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPages, findJava, htmlCheck } from './html-check';

let folder: string;
const path = process.env['PATH'];
const home = process.env['JAVA_HOME'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  Object.assign(process.env, { PATH: path });
  if (home !== undefined) process.env['JAVA_HOME'] = home;
});

const withoutJava = () => {
  process.env['PATH'] = folder;
  delete process.env['JAVA_HOME'];
};

it('says that it did not run where there is no Java, and is neither passed nor failed', async () => {
  withoutJava();
  const { passed, failed, output } = await htmlCheck.run();
  expect([passed, failed]).toEqual([0, 0]);
  expect(output).toContain('not run: the Nu HTML checker needs Java');
});

it('finds the Java of JAVA_HOME before the one on the PATH', () => {
  const javaHome = join(folder, 'home');
  mkdirSync(join(javaHome, 'bin'), { recursive: true });
  writeFileSync(join(javaHome, 'bin/java'), '');
  writeFileSync(join(folder, 'java'), '');
  expect(findJava({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'java'));
  expect(findJava({ PATH: folder, JAVA_HOME: '/nowhere' })).toBe(join(folder, 'java'));
  expect(findJava({ PATH: folder, JAVA_HOME: javaHome })).toBe(join(javaHome, 'bin/java'));
  expect(findJava({ PATH: '/nowhere' })).toBeUndefined();
});

it('does not take a site without pages for a good one', async () => {
  await expect(checkPages('java', folder)).rejects.toThrow('There is no page');
});

const java = findJava();

(java ? it : it.skip)('finds what is wrong with a page (needs Java)', async () => {
  const page = (content: string) =>
    `<!doctype html><html lang="en"><head><title>A page</title></head><body><h1>A page</h1>${content}</body></html>`;
  writeFileSync(join(folder, 'good.html'), page('<input autocomplete="address-line1">'));
  expect(await checkPages(java ?? '', folder)).toEqual({ passed: 1, failed: 0, output: '' });
  writeFileSync(join(folder, 'bad.html'), page('<input autocomplete="street-address">'));
  const { passed, failed, output } = await checkPages(java ?? '', folder);
  expect([passed, failed]).toEqual([0, 1]);
  expect(output).toMatch(/\/bad\.html:1: .*street-address/);
});
