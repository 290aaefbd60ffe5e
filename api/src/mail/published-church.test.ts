import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptySnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { starterIdentity } from 'contract/starter-church';
import { sampleText, withValues } from '../../testing/samples/content';
import { PublishedChurch, getChurchName } from './published-church';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Publishes a set of pages with that name of the church; without a name, as where staff have not entered it. */
function switchTo(set: string, shown: string | undefined, starter?: string): void {
  const folder = join(siteDir, 'sets', set);
  mkdirSync(folder, { recursive: true });
  for (const [file, name] of [
    ['snapshot.json', shown],
    ['starter.json', starter],
  ] as const) {
    const values = { name: name ?? '', motto: { en: 'Shine', de: 'Leuchtet' } };
    const entry = { id: 'identity', ...withValues(sampleText('identity'), values) };
    const snapshot = { ...emptySnapshot, identity: name === undefined ? [] : [entry] };
    writeFileSync(join(folder, file), writeSnapshot(snapshot));
  }
  const link = join(siteDir, 'current');
  rmSync(link, { force: true });
  symlinkSync(join('sets', set), link);
}

it('is what the pages tell that visitors see now, in the language that is asked for', async () => {
  const church = new PublishedChurch(siteDir);
  switchTo('one', 'First');
  expect(await church.read('de')).toMatchObject({ name: 'First', motto: 'Leuchtet' });
  switchTo('two', 'Second');
  expect(await getChurchName(church)).toBe('Second');
});

it('is what the release came with where it was not published yet', async () => {
  switchTo('one', undefined, 'Starter');
  expect(await getChurchName(new PublishedChurch(siteDir))).toBe('Starter');
});

it.each(['no site', 'no set', 'a set that cannot be read'])(
  'is the sample with %s',
  async (what) => {
    if (what.startsWith('a set')) {
      switchTo('one', 'First');
      writeFileSync(join(siteDir, 'sets/one/snapshot.json'), '{');
    }
    const church = new PublishedChurch(what === 'no site' ? undefined : siteDir);
    expect(await church.read('en')).toEqual(starterIdentity);
    expect(await church.read('de')).toMatchObject({ country: 'Österreich' });
  },
);
