import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxPolicyFile, writeNginxPolicy } from './nginx-policy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function makeSet(name: string, ...scripts: string[]): string {
  const set = join(folder, name);
  mkdirSync(set);
  const parts = {
    'index.html': { scripts, styles: ['sha256-s'] },
    'app.html': { scripts, styles: [] },
  };
  writeFileSync(join(set, 'inline-parts.json'), JSON.stringify(parts));
  return set;
}

it('lets in the scripts of the pages before and of those that come, each once, and no digest of a style', () => {
  const policy = writeNginxPolicy([makeSet('1', 'sha256-b'), makeSet('2', 'sha256-a', 'sha256-b')]);
  expect(policy).toContain(
    `add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-inline'; `,
  );
  expect(policy).toMatch(/ always;\n$/);
});

it('lets in none where no pages are yet', () => {
  expect(writeNginxPolicy([join(folder, 'none')])).toContain("script-src 'self'; ");
});

it('is what nginx.conf takes in, which names no digest itself', () => {
  const conf = readFileSync(join(__dirname, '../../docs/nginx.conf'), 'utf8');
  expect(conf).toContain(`include /srv/church/site/${nginxPolicyFile};`);
  expect(conf).not.toContain('sha256-');
});
