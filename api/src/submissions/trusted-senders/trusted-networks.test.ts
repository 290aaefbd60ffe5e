import {
  chooseTrustedNetworks,
  getTrustedNetworks,
  maxTrustedNetworks,
} from 'contract/trusted-network-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });
  const choose = (networks: readonly unknown[]) =>
    call(chooseTrustedNetworks, { body: { networks } });
  const read = async () => (await call(getTrustedNetworks)).json<object>();
  const noted = () =>
    server.database
      .selectFrom('audit_log')
      .select(['kind', 'details'])
      .where('action', '=', 'settings')
      .execute();

  it('keeps the networks that are named, each once, and notes each change', async () => {
    expect(await read()).toEqual({ networks: [] });
    const networks = ['192.0.2.0/24', '2001:db8::/48'];
    const answer = await choose(['192.0.2.7/24', '2001:db8::1/48', '192.0.2.0/24']);
    expect([answer.statusCode, answer.json()]).toEqual([200, { networks }]);
    await choose(networks);
    expect(await read()).toEqual({ networks });
    expect((await choose([])).json()).toEqual({ networks: [] });
    expect(await noted()).toEqual([
      { kind: 'accounts', details: expect.stringContaining('192.0.2.0/24 2001:db8::/48') },
      { kind: 'accounts', details: expect.stringContaining('"networks":""') },
    ]);
  });

  it('says of what is no network what to write instead, and changes nothing', async () => {
    await choose(['192.0.2.0/24']);
    const answer = await choose(['198.51.100.0/24', '0.0.0.0/0']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'no-network',
      issues: [
        { path: 'networks', message: expect.stringMatching(/^“0\.0\.0\.0\/0” is no network/) },
      ],
    });
    expect(await read()).toEqual({ networks: ['192.0.2.0/24'] });
  });

  it('takes no more than the bound', async () => {
    const many = Array.from({ length: maxTrustedNetworks + 1 }, (_, number) => `192.0.2.${number}`);
    expect((await choose(many)).statusCode).toBe(400);
    expect((await choose(many.slice(1))).statusCode).toBe(200);
  });
});
