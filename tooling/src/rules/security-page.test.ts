import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const repositoryRoot = join(__dirname, '../../..');
const page = readFileSync(join(repositoryRoot, 'docs/security-tests.md'), 'utf8');

const packages = [
  'contract',
  'api',
  'shared-ui',
  'shell',
  'public-site',
  'member-area',
  'admin-console',
];
const folders = [...packages.flatMap((name) => [`${name}/src`]), 'lab/endurance', 'tooling/src'];
const files = [
  ...folders.flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  ),
  'eslint.config.mjs',
];
const names = new Set(files.map((file) => basename(file)));

/** Number of requirements in each section of ASVS 5.0's chapters V6 to V8, copied by hand from the standard. */
const requirements = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 8,
  '6.4': 6,
  '6.5': 8,
  '6.6': 4,
  '6.7': 2,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
  '8.1': 4,
  '8.2': 4,
  '8.3': 3,
  '8.4': 2,
};

/** Rows of the tables: requirements, answer, proof. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, which = '', answer = '', ...proofs] = line.split('|');
    return { which: which.trim(), answer, proof: proofs.join('|') };
  });

/** Splits `6.5.3, 6.5.4` and `6.8.1 to 6.8.4` into single numbers. */
function requirementsOf(which: string): readonly string[] {
  const [from = '', to] = which.split(' to ');
  if (to === undefined) return which.split(', ');
  const section = from.slice(0, from.lastIndexOf('.'));
  const [first = 0, last = 0] = [from, to].map((one) => Number(one.split('.').pop()));
  return Array.from({ length: last - first + 1 }, (_, place) => `${section}.${first + place}`);
}

it('names no file that does not exist as a proof', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter((name) => !(name.includes('/') ? files : [...names]).includes(name));
  expect(missing).toEqual([]);
});

it('answers every requirement of the chapters V6 to V8 once', () => {
  const all = Object.entries(requirements).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
  );
  expect(rows.flatMap(({ which }) => requirementsOf(which)).sort()).toEqual(all.sort());
});

it.each(rows)('$which has a test that proves it, or a reason', ({ answer, proof }) => {
  const isProved = /`[\w./-]+\.test\.tsx?`|`npm run lab -- endurance [\w-]+`/.test(proof);
  const reason = /not applicable|\*\*not met\*\*|there (?:are|is) no|decision \d|\[decision/i;
  if (!isProved) expect(answer + proof).toMatch(reason);
});
