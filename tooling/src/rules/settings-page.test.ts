import { readFileSync } from 'node:fs';
import { describeSettings, settingsPage } from '../settings-page';

it('has made docs/settings.md anew since a setting changed: node tooling/src/settings-page.ts', async () => {
  expect(readFileSync(settingsPage, 'utf8')).toBe(await describeSettings());
});
