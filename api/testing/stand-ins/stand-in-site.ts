import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptySnapshot } from 'contract/content-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { csrfTokenHeader } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import type { ServerProcess } from '../child-process';
import { sampleText } from '../samples/content';

/** A fake publisher: writes its id to `taken`, waits while the file `wait` exists, then publishes the snapshot. */
const program = `
const { existsSync, renameSync, writeFileSync } = require('node:fs');
const site = process.argv[2];
console.log('Ready for the snapshot.');
let text = '';
const show = () => {
  if (existsSync(site + '/wait')) return setTimeout(show, 20);
  writeFileSync(site + '/next.json', text);
  renameSync(site + '/next.json', site + '/current/snapshot.json');
};
process.stdin.on('data', (data) => (text += data)).on('end', () => {
  writeFileSync(site + '/taken', String(process.pid));
  show();
});`;

const admin = { email: 'admin@example.org', password: 'correct horse battery' };

/** A site for api processes that shows one message, `starter`, and is published by the stand-in. */
export class StandInSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stand-in-site-'));
  /** The environment of the api process. */
  readonly environment = {
    DATA_DIR: join(this.#folder, 'data'),
    SITE_DIR: join(this.#folder, 'site'),
    SITE_PUBLISHER: join(this.#folder, 'program.cjs'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };

  constructor() {
    mkdirSync(this.path('sets/1'), { recursive: true });
    symlinkSync('sets/1', this.path('current'));
    writeFileSync(join(this.#folder, 'program.cjs'), program);
    const starter = { id: 'starter', ...sampleText('messages') };
    writeFileSync(
      this.path('current/snapshot.json'),
      writeSnapshot({ ...emptySnapshot, messages: [starter] }),
    );
  }

  path(file: string): string {
    return join(this.#folder, 'site', file);
  }

  shownMessages(): ContentSnapshot['messages'] {
    const text = readFileSync(this.path('current/snapshot.json'), 'utf8');
    return (JSON.parse(text) as ContentSnapshot).messages;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** Logs in as an owner, for calls to this process and to others with the same database. */
export async function logInAsOwner(server: ServerProcess, account = admin) {
  const login = await fetch(server.address + logInAdmin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { token } = (await login.json()) as AdminSession;
  return async <Answer>(
    { address }: ServerProcess,
    path: string,
    body?: unknown,
  ): Promise<Answer> => {
    const answer = await fetch(address + path, {
      headers: { cookie, [csrfTokenHeader]: token, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}
