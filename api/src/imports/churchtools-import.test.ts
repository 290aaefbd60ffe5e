import { inviteMembers, listImports, readImportFile, undoImport } from 'contract/import-requests';
import type { FinishedImport, ImportFile } from 'contract/import-requests';
import { logInMember, resetPassword } from 'contract/member-session-requests';
import {
  churchToolsDefaults,
  churchToolsExport,
  churchToolsFaults,
  formerFirstTimers,
} from '../../testing/samples/churchtools-members';
import { bothDatabases } from '../../testing/databases/databases';
import { logInStaff, send } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import {
  decide,
  dumpRecords,
  importFile,
  preview,
  toFile,
  toPlan,
} from '../../testing/samples/imports';
import { useApp } from '../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  const file = churchToolsExport();
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  async function planFile(decisions: Parameters<typeof toPlan>[1] = {}) {
    const answer = await call(readImportFile, { body: { file: toFile(file) } });
    const { target, columns } = answer.json<ImportFile>();
    return toPlan(
      columns.map(({ field }) => field),
      { target, defaults: churchToolsDefaults, ...decisions },
    );
  }

  it('imports 350 members with 40 faults, joins 12 with the first timers they were, and undoes it to the byte', async () => {
    for (const { body } of formerFirstTimers) await send(server, 'firstTimer', body);
    await server.allMails();
    const before = await dumpRecords(server);
    const planned = await preview(call, file, await planFile());
    expect(planned.rows).toHaveLength(350);
    const faults = planned.rows.flatMap(({ row, faults: own }) =>
      own.map(({ field, code }) => ({ row, field, code })),
    );
    expect(faults).toEqual(churchToolsFaults);
    const joined = planned.rows.filter(({ match }) => match === 'same-person');
    expect(joined.map(({ row }) => row)).toEqual(formerFirstTimers.map(({ row }) => row));

    const mended = churchToolsFaults
      .filter(({ field }) => field === 'dob')
      .map(({ row }) => decide(row, { values: { dob: '' } }));
    const answer = await importFile(call, file, await planFile({ decisions: mended }));
    const finished = answer.json<FinishedImport>();
    expect(finished).toMatchObject({ added: 322, joined: 12, leftOut: 28, uninvited: 322 });
    await server.app.personIndexer.run();
    const persons = await server.database.selectFrom('persons').select('id').execute();
    expect(persons).toHaveLength(322);
    expect(await server.database.selectFrom('outbox').selectAll().execute()).toEqual([]);

    expect((await call(undoImport, { id: finished._id })).statusCode).toBe(200);
    expect(await dumpRecords(server)).toBe(before);
  });

  it('invites the imported members, who choose a password and so end that it can be undone', async () => {
    const one = { skips: true } as const;
    const rows = Array.from({ length: 349 }, (_, place) => decide(place + 3, one));
    const answer = await importFile(call, file, await planFile({ decisions: rows }));
    const { _id: id } = answer.json<FinishedImport>();
    const email = 'sample.001@example.org';
    const invite = () => call(inviteMembers, { id, body: { language: 'de' } });
    const twice = await Promise.all([invite(), invite()]);
    expect(twice.map((one) => one.json<{ invited: number }>().invited).sort()).toEqual([0, 1]);
    const mail = await server.nextMail(/reset-password/);
    expect([mail.to, mail.subject]).toEqual([email, expect.stringMatching(/^Dein Profil bei /)]);
    const token = /\/(reset_[\w-]+)/.exec(mail.text)?.[1] ?? '';
    const newPassword = 'quite a long new password';
    const chosen = await server.app.inject({
      ...{ method: 'POST', url: resetPassword.path, payload: { email, newPassword } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(chosen.statusCode).toBe(200);
    expect((await server.post(logInMember.path, { email, password: newPassword })).statusCode).toBe(
      200,
    );
    expect((await invite()).json()).toEqual({ invited: 0 });
    const { imports } = (await call(listImports)).json<{ imports: FinishedImport[] }>();
    expect(imports[0]?.uninvited).toBe(0);
    expect((await call(undoImport, { id })).json()).toMatchObject({
      code: 'import-built-on',
      builtOn: [{ name: 'Sample 001 Mitglied 001', reason: 'logged-in' }],
    });
  });
});
