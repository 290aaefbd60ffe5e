import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteContract } from 'contract/remote';
import { repositoryRoot } from '../../packages';
import { advice, findBreaks } from './find-breaks';
import { readSurface, toRecorded } from './surface';
import type { Surface } from './surface';
import { writeRemotesPage } from './remotes-page';

const fileOf = (contract: number) =>
  join(repositoryRoot, `tooling/src/checks/contract/recorded/contract-${contract}.json`);
const page = join(repositoryRoot, 'docs/remotes.md');
const isWriting = process.env['WRITE_PAGES'] !== undefined;

const readRecorded = (): Surface | undefined =>
  existsSync(fileOf(remoteContract))
    ? (JSON.parse(readFileSync(fileOf(remoteContract), 'utf8')) as Surface)
    : undefined;

let present: Surface;
beforeAll(async () => {
  present = await readSurface();
});

it('keeps all that a released remote uses, or raises remoteContract', () => {
  const recorded = readRecorded();
  const breaks = recorded ? findBreaks(recorded, present) : [];
  expect(breaks.length > 0 ? [...breaks, advice] : []).toEqual([]);
});

it('has recorded what is new since a change: WRITE_PAGES=yes npm test -- contract/surface', () => {
  const before = readRecorded();
  const text = `${JSON.stringify(toRecorded(before, present), null, 2)}\n`;
  const isWhole = !before || findBreaks(before, present).length === 0;
  if (isWriting && isWhole) writeFileSync(fileOf(remoteContract), text);
  expect(readFileSync(fileOf(remoteContract), 'utf8')).toBe(text);
});

it('has made docs/remotes.md anew since a change: WRITE_PAGES=yes npm test -- contract/surface', () => {
  const text = writeRemotesPage(present);
  if (isWriting) writeFileSync(page, text);
  expect(readFileSync(page, 'utf8')).toBe(text);
});
