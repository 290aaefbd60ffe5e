import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteState } from 'contract/site-state';
import { browserPackages } from '../packages';
import { PageSets } from './page-sets';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'page-sets-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const first = { stable: 'v1', former: [], kept: ['v1'] };
const packages = Object.fromEntries(
  browserPackages.map((name) => [name, first]),
) as unknown as SiteState['packages'];
const state: SiteState = { origin: 'https://church.example.org', packages };

it('is not led astray by what somebody has put beside the sets', async () => {
  const sets = new PageSets(site);
  const fill = async (set: string) => {
    mkdirSync(set);
    writeFileSync(join(set, 'page'), 'as it was');
  };
  sets.show(await sets.add(state, fill));
  mkdirSync(join(site, 'sets/1.bak'));
  sets.show(await sets.add(state, fill));
  const failing = sets.add(state, async () => {
    throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(existsSync(join(site, 'current/page'))).toBe(true);
  expect(readdirSync(join(site, 'sets')).sort()).toEqual(['1', '1.bak', '2']);
});
