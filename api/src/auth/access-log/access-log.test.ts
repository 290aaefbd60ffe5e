import { honeypotField } from 'contract/bot-signals';
import {
  chooseConfidentialSections,
  getConfidentialSections,
  noteOpenedRecords,
} from 'contract/audit-requests';
import { listQuarantine } from 'contract/quarantine-requests';
import type { RecordKind } from 'contract/review';
import { submissions } from 'contract/submissions';
import { getReviews } from 'contract/review-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import type { StaffAccount } from 'contract/my-account-requests';
import { searchRecords } from 'contract/search-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInWith } from '../../../testing/people/roles';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { listEndpoint, logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date(time) });
  let call: StaffCall;
  let time: number;
  beforeEach(async () => {
    time = Date.parse('2026-03-01T10:00:00Z');
    call = await logInStaff(server);
  });

  const listNotes = async () => {
    const rows = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'read')
      .orderBy('seq')
      .execute();
    return rows.map(({ kind, subjects, details }) => {
      const { network, ...rest } = JSON.parse(details) as Record<string, unknown>;
      expect(network).toBe('127.0.0.0/24');
      return [kind, JSON.parse(subjects), rest];
    });
  };
  const read = async (kind: RecordKind, by = call) =>
    expect((await by('GET', listEndpoint(kind))).statusCode).toBe(200);

  it.each(['welfare', 'request', 'enquiry', 'couples'] as const)(
    'notes who reads the list of %s, with its length',
    async (kind) => {
      await send(server, kind);
      await read(kind);
      expect(await listNotes()).toEqual([[kind, [], { count: 1 }]]);
    },
  );

  it('notes nothing for a section that is not confidential', async () => {
    await read('pledge');
    await read('testimony');
    await read('profiles');
    expect(await listNotes()).toEqual([]);
  });

  it('notes a list once in an hour and session, its reviews included', async () => {
    await Promise.all([read('welfare'), call(getReviews, { kind: 'welfare' })]);
    await read('welfare');
    expect(await listNotes()).toHaveLength(1);
    await read('welfare', await logInStaff(server));
    expect(await listNotes()).toHaveLength(2);
    time += 59 * 60_000;
    await read('welfare');
    expect(await listNotes()).toHaveLength(2);
    time += 60_000;
    await read('welfare');
    expect(await listNotes()).toHaveLength(3);
  });

  it('shows nothing that it cannot note', async () => {
    await send(server, 'welfare', { name: 'canary' });
    await server.database.schema.alterTable('audit_head').renameTo('gone').execute();
    const answers = [
      await call('GET', listEndpoint('welfare')),
      await call(getReviews, { kind: 'welfare' }),
      await call(searchRecords, { body: { q: ['canary'] } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
    expect(answers.map(({ body }) => body).join()).not.toContain('canary');
    await read('pledge');
    await server.database.schema.alterTable('gone').renameTo('audit_head').execute();
    await read('welfare');
    expect(await listNotes()).toHaveLength(1);
  });

  it('notes which confidential records a search found', async () => {
    const [one, other] = [await send(server, 'welfare'), await send(server, 'welfare')];
    await send(server, 'pledge');
    const name = String(one['name'] ?? one['fullName']);
    const search = () => call(searchRecords, { body: { q: [name] } });
    await search();
    await search();
    const [[kind, subjects, details] = [], ...more] = await listNotes();
    expect([kind, details, more]).toEqual(['welfare', { view: 'search' }, []]);
    expect([...(subjects as string[])].sort()).toEqual([one._id, other._id].sort());
  });

  it('notes a record that is opened, once, and no word that is none', async () => {
    const { _id } = await send(server, 'couples');
    const pledge = await send(server, 'pledge');
    const open = (kind: RecordKind, ...records: string[]) =>
      call(noteOpenedRecords, { kind, body: { records } });
    expect((await open('couples', _id, 'she-is-divorced')).statusCode).toBe(204);
    await open('couples', _id);
    await open('couples', pledge._id);
    await open('pledge', pledge._id);
    expect(await listNotes()).toEqual([['couples', [_id], { view: 'record' }]]);
    expect((await open('couples')).statusCode).toBe(400);
  });

  it('notes who reads what is in quarantine', async () => {
    const robot = { ...sampleBody('welfare'), [honeypotField]: 'https://x.example' };
    await server.post(submissions.welfare.endpoint, robot);
    await call(listQuarantine);
    await call(listQuarantine);
    expect(await listNotes()).toEqual([['welfare', [], { view: 'quarantine', count: 1 }]]);
  });

  describe('an owner', () => {
    const choose = (...sections: string[]) =>
      call(chooseConfidentialSections, { body: { sections } });

    it('chooses other sections, which is noted once', async () => {
      const usual = ['welfare', 'request', 'enquiry', 'couples'];
      const chosen = async () =>
        (await call(getConfidentialSections)).json<{ sections: string[] }>().sections;
      expect((await chosen()).sort()).toEqual(usual.sort());
      expect((await choose('testimony', 'profiles')).statusCode).toBe(200);
      await choose('profiles', 'testimony');
      expect(await chosen()).toEqual(['testimony', 'profiles']);
      for (const kind of ['welfare', 'testimony', 'profiles'] as const) await read(kind);
      expect((await listNotes()).map(([kind]) => kind)).toEqual(['testimony', 'profiles']);
      const changes = await server.database
        .selectFrom('audit_log')
        .select(['kind', 'details'])
        .where('action', '=', 'confidential')
        .execute();
      expect(changes).toEqual([
        { kind: 'audit', details: expect.stringContaining('"testimony profiles"') },
      ]);
    });

    it('alone chooses them, not everybody who manages accounts', async () => {
      const rights = JSON.stringify(['accounts:manage', 'audit:read']);
      await server.database
        .updateTable('roles')
        .set({ rights })
        .where('id', '=', 'media')
        .execute();
      const { call: manager } = await logInWith(server, 'media');
      const answer = await manager(chooseConfidentialSections, { body: { sections: ['pledge'] } });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'owners-only' }]);
    });

    it('chooses sections and nothing else', async () => {
      expect((await choose('nothing')).statusCode).toBe(400);
      expect((await choose('welfare', 'welfare')).statusCode).toBe(400);
    });

    it('does not note the public, which reads testimonies at the same address', async () => {
      await choose('testimony');
      await server.app.inject({ url: listEndpoint('testimony') });
      expect(await listNotes()).toEqual([]);
    });
  });

  it('tells each console in which of its sections reads are logged', async () => {
    const { call: treasurer } = await logInWith(server, 'treasurer');
    await call(chooseConfidentialSections, { body: { sections: ['welfare', 'pledge'] } });
    const confidential = async (by: StaffCall) =>
      (await by(getStaffAccount)).json<StaffAccount>().confidential;
    expect(await confidential(treasurer)).toEqual(['pledge']);
    expect([...((await confidential(call)) ?? [])].sort()).toEqual(['pledge', 'welfare']);
  });
});
