import type { AddressInfo } from 'node:net';
import { changeRoles, logInWith, removeAccount } from '../../../testing/people/roles';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { AuditLog } from '../../storage/audit/audit-log';
import { AccessLog } from './access-log';
import { sendSectionList } from './send-section-list';

let server: TestApp;
/** Runs while the second record is read. */
let meanwhile: () => Promise<unknown>;
let isRead: string[];
beforeEach(async () => {
  meanwhile = async () => undefined;
  isRead = [];
  server = await makeApp();
  const { app, database } = server;
  const now = () => new Date();
  const accessLog = new AccessLog({ database, now, audit: new AuditLog(database, now) });
  async function* pieces() {
    yield '[';
    yield '{"n":1}';
    await meanwhile();
    yield ',{"n":2}';
    isRead.push('the rest');
    yield ',{"n":3}';
    yield ']';
  }
  const config = { access: { right: 'welfare:read' } } as const;
  app.get('/list', { config }, (request, reply) =>
    sendSectionList(request, reply, { kind: 'welfare', accessLog, pieces, recheck: 0 }),
  );
});
afterEach(() => server.remove());

async function readList(): Promise<string> {
  const { headers } = await logInWith(server, 'pastor');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/list`, { headers });
  return answer.text();
}

it('sends a list to its end while its reader may read the section', async () => {
  expect(JSON.parse(await readList())).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

it.each([
  ['the right is taken away', () => changeRoles(server, ['pastor'], ['media'])],
  ['the account is removed', () => removeAccount(server, ['pastor'])],
])('cuts a list at the next piece when %s', async (_, change) => {
  meanwhile = change;
  await expect(readList()).rejects.toThrow('terminated');
  expect(isRead).toEqual([]);
});
