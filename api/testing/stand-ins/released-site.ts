import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  PackageReleases,
  PreviewedBuild,
  ReleasedPackage,
  SiteState,
} from 'contract/site-state';

/**
 * A fake release command: writes its words to `words.json` and does what they say to the state, as far as tests need it.
 * It fails with the words and the code in `refusal.json`, before the change or after it.
 */
const program = `
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const [site, mode, command, name, ...more] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(site + '/' + file, 'utf8'));
const words = [mode, command, name, ...more];
writeFileSync(site + '/words.json', JSON.stringify(words));
const refusal = existsSync(site + '/refusal.json') ? read('refusal.json') : undefined;
const fail = () => {
  console.error(refusal.reason);
  process.exit(refusal.code);
};
if (refusal?.when === 'before') fail();
const state = read('current/state.json');
const releases = state.packages[name];
const option = (key) => more[more.indexOf(key) + 1];
const change = { at: '2026-03-01T12:00:00.000Z', by: option('--by'), did: command, version: releases.stable };
if (command === 'canary' && more[0] === '0') {
  Object.assign(change, { did: 'stop-canary', version: releases.canary.version });
  delete releases.canary;
} else if (command === 'canary') {
  const version = option('--version');
  releases.canary = { version, percent: Number(more[0]) };
  Object.assign(change, { version, percent: Number(more[0]) });
}
releases.changes = [...(releases.changes ?? []), change];
writeFileSync(site + '/current/state.json', JSON.stringify(state));
if (refusal) fail();
`;

const simple = (stable: string): PackageReleases => ({ stable, former: [], kept: [stable] });

/** A site's folder as the release command leaves it, for servers in a test. */
export class ReleasedSite {
  readonly siteDir = mkdtempSync(join(tmpdir(), 'released-site-'));
  readonly sitePublisher = join(this.siteDir, 'program.cjs');

  constructor() {
    mkdirSync(join(this.siteDir, 'sets/1'), { recursive: true });
    symlinkSync('sets/1', join(this.siteDir, 'current'));
    writeFileSync(this.sitePublisher, program);
    this.set({});
  }

  /** Replaces the state: packages that are not given have one version, `one`. */
  set(packages: Partial<Record<ReleasedPackage, PackageReleases>>): void {
    rmSync(join(this.siteDir, 'previews'), { recursive: true, force: true });
    for (const file of ['words.json', 'refusal.json'])
      rmSync(join(this.siteDir, file), { force: true });
    const others = {
      shell: simple('one'),
      'public-site': simple('one'),
      'member-area': simple('one'),
      'admin-console': simple('one'),
    };
    const state: SiteState = {
      origin: 'http://church.example',
      packages: { ...others, ...packages },
    };
    this.write('current/state.json', state);
  }

  addPreview(remote: ReleasedPackage, build: PreviewedBuild): void {
    mkdirSync(join(this.siteDir, 'previews', remote), { recursive: true });
    this.write(`previews/${remote}/${build.version}.json`, build);
  }

  /** Makes the command fail. @param code of the program (contract/publishing) */
  refuse(reason: string, code: number, when: 'before' | 'after' = 'before'): void {
    this.write('refusal.json', { reason, code, when });
  }

  state(): SiteState {
    return this.read('current/state.json') as SiteState;
  }

  /** The words of the last call. */
  words(): readonly string[] {
    return this.read('words.json') as readonly string[];
  }

  remove(): void {
    rmSync(this.siteDir, { recursive: true });
  }

  private read(file: string): unknown {
    return JSON.parse(readFileSync(join(this.siteDir, file), 'utf8'));
  }

  private write(file: string, content: unknown): void {
    writeFileSync(join(this.siteDir, file), JSON.stringify(content));
  }
}
