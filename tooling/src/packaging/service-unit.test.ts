import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const unit = readFileSync(join(root, 'tooling/archive/church.service'), 'utf8');

/** All values of a setting in the unit. */
const wordsOf = (name: string): readonly string[] =>
  unit
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .flatMap((line) => line.slice(name.length + 1).split(' '));

const environment = new Map(
  wordsOf('Environment').map((word) => word.split('=', 2) as [string, string]),
);

it('keeps the key in a folder of its own that systemd makes, and not with the data', () => {
  const dataDir = environment.get('DATA_DIR') ?? '';
  const keyDir = dirname(environment.get('DATA_KEY_FILE') ?? '');
  const made = wordsOf('StateDirectory').map((name) => `/var/lib/${name}`);
  expect(made).toEqual([dataDir, keyDir]);
  expect(`${keyDir}/`.startsWith(`${dataDir}/`)).toBe(false);
});

it('is what the page about deploying shows', () => {
  const page = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  const shown = /```ini\n(\[Service\]\n[^`]*ExecStart=[^`]*)```/.exec(page)?.[1] ?? '';
  expect(shown.split('\n').filter((line) => !unit.split('\n').includes(line))).toEqual([]);
});
