import { changeEntry, listEntries, publishDraft } from 'contract/content-requests';
import type { StoredEntries, StoredEntry } from 'contract/stored-entry';
import type { ContentValues } from 'contract/content-entry';
import { honeypotField } from 'contract/bot-signals';
import { listQuarantine, releaseRecord } from 'contract/quarantine-requests';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import type { ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { chooseTrustedNetworks } from 'contract/trusted-network-requests';
import { idempotencyKeyHeader } from 'contract/wire';
import { mergeRecords } from 'contract/review-requests';
import { publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { bothDatabases } from '../../testing/databases/databases';
import { sampleBody } from '../../testing/samples/sample-bodies';
import { logInStaff, versionOf } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from '../content/content-repository';
import { noSitePublisher } from '../content/site-publisher';

const { endpoint } = submissions.programAttendance;
const name = 'Night of Song';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const wanted = jest.fn();
  const server = useApp({ databaseKind, publisher: { ...noSitePublisher, wanted } });
  let call: StaffCall;
  beforeEach(async () => {
    wanted.mockClear();
    call = await logInStaff(server);
  });

  const publish = (values: ContentValues = {}) =>
    publishEntry(
      call,
      'programs',
      withValues(sampleText('programs'), {
        ...{ name: { en: name, de: 'Nacht der Lieder' }, registration: 'open', places: '2' },
        ...{ start: '2099-03-01T10:00', end: '2099-03-01T12:00' },
        ...values,
      }),
    );
  const register = (fullName: string, headers: Record<string, string> = {}, program = name) =>
    server.post(
      endpoint,
      { ...sampleBody('programAttendance'), fullName, email: `${fullName}@a.example`, program },
      headers,
    );
  /** Sends registrations from one network address, each with its own name and email unless given. */
  const registerAll = async (
    count: number,
    remoteAddress: string,
    { email, fullName }: { readonly email?: string; readonly fullName?: string } = {},
  ) => {
    for (let number = 0; number < count; number += 1) {
      const own = { fullName: fullName ?? `Guest ${number}`, program: name };
      const payload = {
        ...{ ...sampleBody('programAttendance'), ...own },
        email: email ?? `${number}@${remoteAddress.replaceAll(':', '-')}.example`,
      };
      const answer = await server.app.inject({
        ...{ method: 'POST', url: endpoint, payload, remoteAddress },
      });
      expect(answer.statusCode).toBe(201);
    }
  };
  const held = async () =>
    (await server.database.selectFrom('submissions').select('quarantine').execute()).filter(
      ({ quarantine }) => quarantine === 'too-many',
    ).length;
  const registered = async () =>
    (await server.readList(endpoint)).map(({ fullName }) => fullName as string);
  const shown = async () => {
    const content = new ContentRepository(server.database, () => new Date());
    return (await content.snapshot(new Date())).programs.map(
      ({ values }) => values['registration'],
    );
  };
  const taken = async () =>
    (await call(listEntries, { kind: 'programs' }))
      .json<StoredEntries>()
      .entries.map((entry) => entry.taken);

  it('takes as many as there are places, says so to the next, and stores nothing of it', async () => {
    await publish();
    for (const one of ['Ada', 'Ben']) expect((await register(one)).statusCode).toBe(201);
    const answer = await register('Cleo');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'program-full',
      issues: [{ path: 'program', code: 'program-full' }],
    });
    expect(await registered()).toEqual(['Ada', 'Ben']);
    expect((await register('Cleo', {}, 'Another')).statusCode).toBe(201);
  });

  it('gives the last place to one of those who come at once', async () => {
    await publish({ places: '1' });
    const answers = await Promise.all(['Ada', 'Ben', 'Cleo'].map((one) => register(one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await registered()).toHaveLength(1);
  });

  it('answers one that is sent again as before, though none is left', async () => {
    await publish({ places: '1' });
    const key = { [idempotencyKeyHeader]: 'once' };
    const first = await register('Ada', key);
    const again = await register('Ada', key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await register('Ben', key)).statusCode).toBe(422);
  });

  it('closes it for visitors with the last place, and opens it when there are more', async () => {
    const { id, published } = await publish();
    await register('Ada');
    wanted.mockClear();
    expect(await shown()).toEqual(['open']);
    await register('Ben');
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(await shown()).toEqual(['full']);
    expect(await taken()).toEqual([2]);
    const draft = withValues(published ?? sampleText('programs'), { places: '3' });
    await call(changeEntry.programs, { id, body: { revision: 2, draft } });
    const answer = await call(publishDraft, { kind: 'programs', id, body: { revision: 3 } });
    expect(answer.json<StoredEntry>().published?.values).toMatchObject({ registration: 'open' });
    expect(await shown()).toEqual(['open']);
    expect((await register('Cleo')).statusCode).toBe(201);
  });

  it('leaves it closed where staff say so', async () => {
    await publish({ registration: 'closed', places: '1' });
    await register('Ada');
    expect(await shown()).toEqual(['closed']);
  });

  it('counts neither what is in quarantine nor what was merged into another', async () => {
    await publish();
    const robot = {
      ...sampleBody('programAttendance'),
      program: name,
      [honeypotField]: 'https://a.example',
    };
    await server.post(endpoint, robot);
    expect(await taken()).toEqual([0]);
    await register('Ada');
    await register('Ben');
    const records = (await server.readList(endpoint)) as unknown as ReviewedRecord[];
    const [survivor, ...merged] = records.map(versionOf);
    const merge = { survivor, merged, values: {} };
    const answer = await call(mergeRecords, { kind: 'programAttendance', body: merge });
    expect(answer.statusCode).toBe(201);
    expect(await taken()).toEqual([1]);
    expect((await register('Cleo')).statusCode).toBe(201);
  });

  it.each([
    ['one address', '192.0.2.1', '192.0.2.2'],
    ['all subnets of one site', '2001:db8:1:2::1', '2001:db8:2:2::1'],
  ])('keeps half of the places from %s, whose others wait for staff', async (_what, one, other) => {
    await publish({ places: '20' });
    await registerAll(12, one);
    expect([await taken(), await held(), await shown()]).toEqual([[10], 2, ['open']]);
    if (one.includes(':')) await registerAll(1, '2001:db8:1:3::1');
    await registerAll(10, other);
    expect([await taken(), await shown()]).toEqual([[20], ['full']]);
  });

  it('lets a family have all of a few places', async () => {
    await publish({ places: '8' });
    await registerAll(8, '192.0.2.1');
    expect([await taken(), await held()]).toEqual([[8], 0]);
  });

  it('gives one place to one name and e-mail, and eight to one e-mail', async () => {
    await publish({ places: '30' });
    await registerAll(1, '192.0.2.1', { email: 'ada@a.example', fullName: 'Ada Berger' });
    await registerAll(1, '192.0.2.2', { email: 'ADA@a.example', fullName: ' ada  berger ' });
    expect([await taken(), await held()]).toEqual([[1], 1]);
    await registerAll(9, '192.0.2.3', { email: 'ada@a.example' });
    expect([await taken(), await held()]).toEqual([[8], 3]);
  });

  it('leaves whoever registers from the church’s own network on the list, however many they are', async () => {
    await publish({ places: '30' });
    await call(chooseTrustedNetworks, {
      body: { networks: ['192.0.2.0/28', '2001:db8::/48'] },
    });
    await registerAll(17, '192.0.2.7');
    await registerAll(9, '2001:db8::1', { email: 'office@church.example' });
    expect([await taken(), await held()]).toEqual([[26], 0]);
  });

  it('leaves whom a signed-in member of staff registers on the list, and no one by a session that is over', async () => {
    await publish({ places: '30' });
    const { cookie } = await server.logIn();
    for (let number = 0; number < 17; number += 1) await register(`Guest${number}`, { cookie });
    expect([await taken(), await held()]).toEqual([[17], 0]);
    await server.database.deleteFrom('admin_sessions').execute();
    await register('Late', { cookie });
    expect(await held()).toBe(1);
  });

  it('leaves what a robot filled in where it is, also from there', async () => {
    await publish({ places: '30' });
    const { cookie } = await server.logIn();
    await server.post(
      endpoint,
      { ...sampleBody('programAttendance'), program: name, [honeypotField]: 'x' },
      { cookie },
    );
    expect(await taken()).toEqual([0]);
  });

  it('counts whoever staff release', async () => {
    await publish({ places: '30' });
    await register('Ada');
    await register('Ada', {}, 'night  of SONG');
    const quarantined = await call(listQuarantine);
    const [waiting] = quarantined.json<QuarantinedRecord[]>();
    wanted.mockClear();
    const answer = await call(releaseRecord, { id: waiting?.record._id ?? '' });
    expect(answer.statusCode).toBe(204);
    expect(await taken()).toEqual([2]);
    // The place may have been the last one, which the published form must then say.
    expect(wanted).toHaveBeenCalledTimes(1);
  });

  it.each(['night of song', '  NIGHT   OF SONG ', 'Night\tof Song'])(
    'takes %j for the programme, and keeps its name',
    async (spelled) => {
      await publish({ places: '1' });
      const answer = await register('Ada', {}, spelled);
      expect([answer.statusCode, answer.json()]).toMatchObject([201, { program: name }]);
      expect([await taken(), await shown()]).toEqual([[1], ['full']]);
      expect((await register('Ben', {}, spelled)).statusCode).toBe(409);
      expect((await register('Cleo', {}, 'Night of Songs')).statusCode).toBe(201);
    },
  );

  it('tells two programmes apart whose names differ in case alone, where they are written so', async () => {
    await publish({ places: '1' });
    await publish({
      name: { en: 'NIGHT OF SONG', de: 'x' },
      places: '',
      start: '2099-02-01T10:00',
    });
    for (const one of ['Ada', 'Ben'])
      expect((await register(one, {}, 'NIGHT OF SONG')).statusCode).toBe(201);
    expect((await register('Cleo')).statusCode).toBe(201);
    expect((await register('Dan', {}, 'Night of song')).statusCode).toBe(409);
  });

  it('stores other names as they were sent', async () => {
    await publish({ places: '' });
    const answer = await register('Ada', {}, 'NIGHT of song');
    expect(answer.json()).toMatchObject({ program: 'NIGHT of song' });
  });

  it('counts none from before one of the same name was over', async () => {
    await publish({ start: '2026-01-01T10:00', end: '2026-01-01T12:00' });
    await register('Ada');
    await server.database
      .updateTable('submissions')
      .set({ created_at: '2025-12-01T00:00:00.000Z' })
      .execute();
    await publish();
    expect(await taken()).toEqual([undefined, 0]);
  });

  it('asks no number of a programme that has none', async () => {
    await publish({ places: '' });
    for (const one of ['Ada', 'Ben', 'Cleo']) expect((await register(one)).statusCode).toBe(201);
    expect(await taken()).toEqual([undefined]);
    expect(await shown()).toEqual(['open']);
  });
});
