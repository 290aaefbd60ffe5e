import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceTimes, sourceVersion } from './source-version';

const extra = join(__dirname, 'source-version.sample.ts');
const extraTest = join(__dirname, 'source-version.sample.test.ts');

afterEach(() => {
  rmSync(extra, { force: true });
  rmSync(extraTest, { force: true });
});

it('gives equal sources equal names, and a changed source another', () => {
  const before = sourceVersion(['tooling']);
  expect(sourceVersion(['tooling'])).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  writeFileSync(extra, 'export {};');
  expect(sourceVersion(['tooling'])).not.toBe(before);
  expect(sourceVersion(['contract'])).toBe(sourceVersion(['contract']));
});

it('makes of a translation another build of its package, and of no other', () => {
  const versions = () => ['shell', 'public-site'].map((name) => sourceVersion([name]));
  const [shell, publicSite] = versions();
  const translated = join(__dirname, '../../locales/de/shell/source-version-sample.ts');
  try {
    writeFileSync(translated, 'export {};');
    expect(versions()).toEqual([expect.not.stringMatching(String(shell)), publicSite]);
  } finally {
    rmSync(translated);
  }
});

it('does not rebuild for a test', () => {
  const before = sourceVersion(['tooling']);
  writeFileSync(extraTest, 'export {};');
  expect(sourceVersion(['tooling'])).toBe(before);
});

it('says by times alone that a source may have changed', () => {
  const before = sourceTimes();
  writeFileSync(extra, 'export {};');
  const added = sourceTimes();
  utimesSync(extra, 0, 0);
  expect(new Set([before, added, sourceTimes()]).size).toBe(3);
});
