import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { submissions } from 'contract/submissions';
import { csrfTokenHeader } from 'contract/wire';
import { getHealth } from 'contract/server-requests';
import type { ErrorBody } from 'contract/wire';
import { logInAdmin, logOutAdmin } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import { forgotPassword, logInMember } from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import { openDatabase } from '../../api/src/storage/database';
import { SqliteThread } from '../../api/src/storage/sqlite/sqlite-thread';
import { startProcess } from '../../api/testing/child-process';
import type { ServerProcess } from '../../api/testing/child-process';
import { encodeMultipart, sampleProfile } from '../../api/testing/people/members';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import { mountSmallDisk } from '../../api/testing/stand-ins/small-disk';
import { environmentOf } from './kill-targets';

jest.setTimeout(60_000);

const admin = { email: 'office@example.org', password: 'correct horse battery' };

const megabytes = 12;
const disk = mountSmallDisk(megabytes);
/** Where no disk can be mounted, these tests are reported as skipped. */
const onSmallDisk = disk === undefined ? describe.skip : describe;

onSmallDisk('on a disk that is full (needs root, to mount one)', () => {
  if (disk === undefined) return;
  let server: ServerProcess;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = join(disk.path, String(readdirSync(disk.path).length));
    server = await startProcess({
      ...environmentOf({ dataDir }),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
  });
  afterEach(async () => {
    disk.free();
    server.kill('SIGKILL');
    await server.ended;
  });
  afterAll(disk.remove);

  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    fetch(server.address + path, { method: 'POST', headers, body });
  const postJson = (path: string, body: object) =>
    post(path, JSON.stringify(body), { 'content-type': 'application/json' });
  const postForm = (number: number) =>
    postJson(submissions.contact.endpoint, {
      ...sampleBody('contact'),
      subject: String(number),
      message: 'x'.repeat(4000),
    });
  /**
   * Tells whether the reserve, a sixteenth of the disk, is written. On a disk that is full before, there is no room for
   * it and the server does without.
   */
  const hasReserve = () =>
    (statSync(join(dataDir, 'reserve'), { throwIfNoEntry: false })?.size ?? 0) >=
    (megabytes * 2 ** 20) / 16;
  /**
   * Fills the disk until the server has no room: files being written meanwhile, such as the first backup, free their
   * space again. The space that the server frees is for logins and is not filled. Returns the server's health.
   */
  async function fillForGood(): Promise<object> {
    for (;;) {
      if (hasReserve()) disk?.fill();
      while ((await postForm(0)).status === 201);
      const answer = await fetch(server.address + getHealth.path);
      const health = (await answer.json()) as { readonly status: string };
      if (health.status !== 'ready') return health;
    }
  }
  async function register(email: string): Promise<Response> {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const image = new File([await picture.png().toBuffer()], 'me.png');
    const { body, headers } = await encodeMultipart({ ...sampleProfile, email, image });
    return post(registerProfile.path, body, headers);
  }

  async function expectUnavailable(answer: Response): Promise<void> {
    const { message, error } = (await answer.json()) as ErrorBody;
    expect({ status: answer.status, message }).toEqual({
      status: 503,
      message: expect.stringMatching(/^We cannot store anything right now\./),
    });
    expect(error).toBe(message);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  }

  const readSubjects = async () => {
    const database = await openDatabase({ dataDir });
    const rows = await database.selectFrom('submissions').select('body').execute();
    await database.destroy();
    return rows.map(({ body }) =>
      Number((JSON.parse(String(body)) as { subject: string }).subject),
    );
  };

  it('answers 503, keeps all that it acknowledged and no part of the rest, and recovers unaided', async () => {
    const taken: number[] = [];
    const refused: Response[] = [];
    const send = async (number: number) => {
      const answer = await postForm(number);
      if (answer.status === 201) taken.push(number);
      else refused.push(answer);
    };
    await send(0);
    disk.fill();
    // The write-ahead log still has room at first, and commits have many or few rows.
    for (let number = 1; refused.length < 100; number += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => send(number + index)));
    }
    for (const answer of refused) await expectUnavailable(answer);
    expect((await readSubjects()).sort()).toEqual([...taken].sort());

    disk.free();
    const later = Array.from({ length: 20 }, (_, index) => 10_000 + index);
    for (const number of later) await send(number);
    expect(taken.slice(-20)).toEqual(later);
    expect((await readSubjects()).sort()).toEqual([...taken].sort());
  });

  it('answers 503 to members as well, and leaves no half of a picture', async () => {
    expect((await register('first@example.org')).status).toBe(201);
    disk.fill();
    while ((await postForm(0)).status === 201);
    await expectUnavailable(await register('second@example.org'));
    await expectUnavailable(await postJson(forgotPassword.path, { email: 'a@example.org' }));
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);

    disk.free();
    expect((await register('second@example.org')).status).toBe(201);
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(2);
  });

  it('lets staff and members come and go on what it had reserved, and says that it is degraded', async () => {
    expect((await register('first@example.org')).status).toBe(201);
    const reserve = join(dataDir, 'reserve');
    while (!hasReserve()) await fetch(server.address + getHealth.path);
    expect(await fillForGood()).toMatchObject({ status: 'degraded', reason: 'disk-full' });
    expect(existsSync(reserve)).toBe(false);
    // These logins need more than SQLite's log has room for without the reserve.
    for (let time = 0; time < 20; time++) {
      const member = { email: 'first@example.org', password: sampleProfile.password };
      expect((await postJson(logInMember.path, member)).status).toBe(200);
      const login = await postJson(logInAdmin.path, admin);
      expect(login.status).toBe(200);
      const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      const { token } = (await login.json()) as AdminSession;
      const headers = { cookie, [csrfTokenHeader]: token, 'content-type': 'application/json' };
      expect((await post(logOutAdmin.path, '{}', headers)).status).toBe(204);
    }
    await expectUnavailable(await postForm(0));

    disk.free();
    expect((await postForm(0)).status).toBe(201);
    while (!existsSync(reserve)) await fetch(server.address + getHealth.path);
    expect(await (await fetch(server.address + getHealth.path)).json()).toEqual({
      status: 'ready',
    });
  });

  it('acknowledges no row with RETURNING that is not stored (decision 5)', async () => {
    const file = join(dataDir, 'returning.sqlite');
    const thread = new SqliteThread(file);
    await thread.run('create table written (number integer, words text)', []);
    const insert = `insert into written values (?, '${'x'.repeat(4000)}') returning number`;
    const acknowledged: unknown[] = [];
    for (let number = 0; number < 4000; number++) {
      await thread.run(insert, [number]).then(
        ({ rows }) => acknowledged.push(rows[0]),
        () => undefined,
      );
    }
    await thread.close();
    const again = new SqliteThread(file);
    const stored = await again.run('select number from written order by number', []);
    await again.close();
    expect(acknowledged.length).toBeLessThan(4000);
    expect(stored.rows).toEqual(acknowledged);
  });
});
