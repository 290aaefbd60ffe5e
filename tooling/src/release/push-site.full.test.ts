import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-site-'));
  mkdirSync(join(folder, 'site'));
  mkdirSync(join(folder, 'bin'));
  symlinkSync('sets/7', join(folder, 'site/current'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script of docs/deploy.md with a fake rclone. */
const push = (rclone: string) => {
  writeFileSync(join(folder, 'bin/rclone'), `#!/bin/sh\n${rclone}`);
  chmodSync(join(folder, 'bin/rclone'), 0o700);
  execFileSync(
    join(repositoryRoot, 'docs/push-site.sh'),
    [join(folder, 'site'), 'sets/7', 'store:church'],
    { env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` }, stdio: 'pipe' },
  );
};

it('brings what pages ask for before them, and the service worker last', () => {
  push(`echo "$*" >> ${folder}/said`);
  const lines = readFileSync(join(folder, 'said'), 'utf8').trim().split('\n');
  const place = (words: RegExp) => lines.findIndex((line) => words.test(line));
  const order = [
    place(/site\/assets store:church\/assets .*immutable/),
    place(/site\/content store:church\/content .*immutable/),
    place(/site\/files store:church .*no-cache/),
    place(/sets\/7\/pages store:church .*no-cache/),
    place(/sets\/7\/files store:church .*--exclude site.webmanifest/),
    place(/application\/manifest\+json/),
    place(/sets\/7 store:church .*--include \/registry.json --include \/\?\?\/registry.json/),
    place(/sets\/7 store:church .*--include \/service-worker.js/),
  ];
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(lines).toHaveLength(8);
});

it('goes no further than what failed', () => {
  const failsAtContent = `echo "$*" >> ${folder}/said; case "$*" in */content*) exit 5;; esac`;
  expect(() => push(failsAtContent)).toThrow();
  expect(existsSync(join(folder, 'said'))).toBe(true);
  expect(readFileSync(join(folder, 'said'), 'utf8')).not.toContain('pages');
});

it('brings nothing of a set that the site shows no more', () => {
  rmSync(join(folder, 'site/current'));
  symlinkSync('sets/8', join(folder, 'site/current'));
  expect(() => push(`echo "$*" >> ${folder}/said`)).toThrow(
    'The site shows another set than sets/7.',
  );
  expect(existsSync(join(folder, 'said'))).toBe(false);
});
