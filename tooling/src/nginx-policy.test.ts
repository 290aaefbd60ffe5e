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

const conf = readFileSync(join(__dirname, '../../docs/nginx.conf'), 'utf8');

it('is what nginx.conf takes in, which names no digest itself', () => {
  expect(conf).toContain(`include /srv/church/site/${nginxPolicyFile};`);
  expect(conf).not.toContain('sha256-');
});

/** Blocks of the configuration that begin with this text, up to the closing brace. */
function blocksOf(start: string): readonly string[] {
  return conf
    .split(`\n${start} {\n`)
    .slice(1)
    .map((rest) => rest.split('\n}\n', 1)[0] ?? '');
}

describe('what nginx logs', () => {
  const [map = ''] = blocksOf('map $request_uri $church_logged_address');
  const patterns = [...map.matchAll(/"~(\S+)" /g)].map(([, pattern = '']) => new RegExp(pattern));
  /** Like nginx, uses the first matching expression. */
  const logged = (address: string) => {
    const found = patterns.map((pattern) => pattern.exec(address)).find((match) => match !== null);
    const { church_path: path, church_page: page } = found?.groups ?? {};
    return path ?? (page === undefined ? '-' : `${page}-`);
  };

  it.each([
    ['/?q=ruth@example.org', '/'],
    ['/forgot-password?email=ruth%40example.org', '/forgot-password'],
    ['/reset-password/reset_secret?email=ruth%40example.org', '/reset-password/-'],
    ['/de/reset-password/reset_secret', '/de/reset-password/-'],
    ['/confirm-email/confirm_secret', '/confirm-email/-'],
    ['/api/contacts', '/api/contacts'],
  ])('of %s is %s', (address, line) => {
    expect(logged(address)).toBe(line);
  });

  it('is that address and no other, of both servers', () => {
    const servers = blocksOf('server');
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toContain('  access_log /var/log/nginx/church.log church;\n');
      expect(server).toMatch(/^ {2}error_log \S+ crit;$/m);
    }
    const format = /^log_format church ([^;]*);/m.exec(conf)?.[1] ?? '';
    expect([...format.matchAll(/\$\w+/g)].map(String)).toEqual([
      ...['$remote_addr', '$time_local', '$request_method', '$church_logged_address'],
      ...['$server_protocol', '$status', '$body_bytes_sent', '$request_time'],
    ]);
  });
});

it('redirects no call of the api from http, speaks no old TLS and bounds what one sender has at once', () => {
  const [open = '', secure = ''] = blocksOf('server');
  expect(open).toMatch(/location \/api\/ \{[^}]*return 403 /);
  expect(secure).toContain('  ssl_protocols TLSv1.2 TLSv1.3;\n');
  expect(secure).toMatch(/^ {2}limit_conn church_requests \d+;$/m);
});
