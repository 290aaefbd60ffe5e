import { toAddress } from 'contract/request';
import { createEntry, getContentOverview, publishDraft } from 'contract/content-requests';
import { existsSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { ContentOverview } from 'contract/content-requests';
import type { StoredEntries, StoredEntry } from 'contract/stored-entry';
import { startProcess } from '../../../testing/child-process';
import type { ServerProcess } from '../../../testing/child-process';
import { sampleText } from '../../../testing/samples/content';
import { StandInSite, logInAsOwner } from '../../../testing/stand-ins/stand-in-site';

jest.setTimeout(180_000);

let site: StandInSite;
let server: ServerProcess;

const start = async () => (server = await startProcess(site.environment));

beforeEach(async () => {
  site = new StandInSite();
  await start();
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  site.remove();
});

/** Waits until a condition on the files of the site holds. */
async function until(isSo: () => boolean): Promise<void> {
  for (const watcher = watch(site.path('.'), { recursive: true }); ;) {
    const changed = once(watcher, 'change');
    if (isSo()) return watcher.close();
    await changed;
  }
}

/** Returns 0 before the program has written its id. */
const programId = () =>
  existsSync(site.path('taken')) ? Number(readFileSync(site.path('taken'), 'utf8')) : 0;

/** Publishes a message and keeps the program waiting. */
async function publishAndWait(): Promise<StoredEntry> {
  const call = await logInAsOwner(server);
  const { path: url } = createEntry.messages;
  const before = await call<StoredEntries>(server, url);
  expect(before.entries.map(({ id }) => id)).toEqual(['starter']);
  writeFileSync(site.path('wait'), '');
  const added = await call<StoredEntry>(server, url, sampleText('messages'));
  const { id, revision } = added;
  await call(server, toAddress(publishDraft, { kind: 'messages', id }), { revision });
  const overview = await call<ContentOverview>(server, getContentOverview.path);
  expect(overview.site.state).toBe('under-way');
  await until(() => programId() > 0);
  expect(site.shownMessages()).toHaveLength(1);
  return added;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('shows at the next start what was published when the server was killed', async () => {
  const { id } = await publishAndWait();
  server.kill('SIGKILL');
  await server.ended;
  process.kill(programId(), 'SIGKILL');
  rmSync(site.path('wait'));
  await start();
  await until(() => site.shownMessages().length === 2);
  expect(site.shownMessages().map((message) => message.id)).toContain(id);
});

it('ends the program when it stops', async () => {
  await publishAndWait();
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(isRunning(programId())).toBe(false);
});
