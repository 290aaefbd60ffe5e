import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { startProcess } from '../../testing/child-process';
import type { ServerProcess } from '../../testing/child-process';
import { sampleText } from '../../testing/samples/content';
import { databaseKinds, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { serializeContentText } from './content-row';
import { EntryRepository } from './entry-repository';
import { PlanRepository } from './plan-repository';

jest.setTimeout(180_000);

/** Enough plans that a server is killed in the middle of them. */
const planned = 24;
const due = '2026-03-01T11:00:00.000Z';

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let dataDir: string;
  const servers: ServerProcess[] = [];
  beforeEach(async () => {
    test = await makeDatabase(kind);
    const { dataDir: own, databaseUrl } = test.address;
    dataDir = databaseUrl === undefined ? own : mkdtempSync(join(tmpdir(), 'killed-plans-'));
  });
  afterEach(async () => {
    for (const { kill, ended } of servers.splice(0)) {
      kill('SIGKILL');
      await ended;
    }
    await test.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    const { databaseUrl, dataKey = '' } = test.address;
    const server = await startProcess({
      ...{ DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      DATA_KEY: dataKey,
      ...{ ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'correct horse battery' },
    });
    servers.push(server);
    return server;
  };

  /** Creates entries of the first admin whose planned publication is already due. */
  async function plan(): Promise<void> {
    const now = () => new Date();
    const { id: by } = await test.database
      .selectFrom('admins')
      .select('id')
      .executeTakeFirstOrThrow();
    const entries = new EntryRepository(test.database, now);
    const plans = new PlanRepository(test.database, now);
    for (let number = 0; number < planned; number += 1) {
      const text = serializeContentText(sampleText('news'));
      await entries.insert('news', `news-${number}`, text, by);
      await plans.put({ kind: 'news', id: `news-${number}`, deed: 'publish' }, { due, text, by });
    }
  }

  const versions = () =>
    test.database.selectFrom('content_versions').select(['entry_id', 'number']).execute();

  it('publishes each planned entry once, whichever server is killed meanwhile', async () => {
    const first = await start();
    first.kill('SIGTERM');
    await first.ended;
    await plan();
    // With PostgreSQL two servers run at once, with SQLite one after the other.
    const started = await (kind === 'postgres' ? Promise.all([start(), start()]) : start());
    while ((await versions()).length === 0) await setImmediate();
    const [killed] = [started].flat();
    killed?.kill('SIGKILL');
    await killed?.ended;
    if (kind === 'sqlite') await start();
    while ((await versions()).length < planned) await setImmediate();
    const numbers = (await versions()).map(({ entry_id, number }) => `${entry_id} ${number}`);
    expect(numbers.sort()).toEqual(
      Array.from({ length: planned }, (_, number) => `news-${number} 1`).sort(),
    );
    const rows = await test.database
      .selectFrom('content_plans')
      .select(['state', 'reason'])
      .execute();
    expect(rows).toHaveLength(planned);
    expect(new Set(rows.map(({ state, reason }) => `${state} ${reason}`))).toEqual(
      new Set(['late server-off']),
    );
    const noted = await test.database
      .selectFrom('audit_log')
      .select('subjects')
      .where('action', '=', 'publish')
      .execute();
    expect(new Set(noted.map(({ subjects }) => subjects)).size).toBe(planned);
    expect(noted).toHaveLength(planned);
  });
});
