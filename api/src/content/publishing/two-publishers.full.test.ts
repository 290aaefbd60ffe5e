import { rmSync, writeFileSync } from 'node:fs';
import { contentEndpoint, contentKindEndpoint, contentPublishEndpoint } from 'contract/content-api';
import type { ContentOverview, SiteProgress, StoredEntry } from 'contract/content-api';
import { startProcess } from '../../../testing/child-process';
import type { ServerProcess } from '../../../testing/child-process';
import { sampleText } from '../../../testing/samples/content';
import { makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { StandInSite, logInAsOwner } from '../../../testing/stand-ins/stand-in-site';

jest.setTimeout(120_000);

let site: StandInSite;
let test: TestDatabase;
let processes: [ServerProcess, ServerProcess];

beforeEach(async () => {
  site = new StandInSite();
  test = await makeDatabase('postgres');
  const { databaseUrl = '', dataKey = '' } = test.address;
  const environment = { ...site.environment, DATABASE_URL: databaseUrl, DATA_KEY: dataKey };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterEach(async () => {
  for (const { kill } of processes) kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await test.remove();
  site.remove();
});

it('tells in one process that what was published through the other is not shown yet', async () => {
  const [one, other] = processes;
  const call = await logInAsOwner(one);
  const stateIn = async (server: ServerProcess): Promise<SiteProgress['state']> =>
    (await call<ContentOverview>(server, contentEndpoint)).site.state;
  const untilShown = async (server: ServerProcess) => {
    while ((await stateIn(server)) !== 'shown');
  };
  await untilShown(one);
  await untilShown(other);
  writeFileSync(site.path('wait'), '');
  const url = contentKindEndpoint('messages');
  const { id, revision } = await call<StoredEntry>(one, url, sampleText('messages'));
  await call(one, contentPublishEndpoint('messages', id), { revision });
  expect(await stateIn(other)).toBe('under-way');
  rmSync(site.path('wait'));
  await untilShown(other);
  expect(site.shownMessages().map((message) => message.id)).toContain(id);
});
