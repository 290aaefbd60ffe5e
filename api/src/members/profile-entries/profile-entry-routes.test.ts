import { getContactHistory } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import { listRequest } from 'contract/list-requests';
import { logInMember, resetPassword } from 'contract/member-session-requests';
import { addProfile, correctProfile, getRecordHistory } from 'contract/record-entry-requests';
import type { AddedRecord, RecordHistory } from 'contract/record-entry-requests';
import type { ReviewedRecord } from 'contract/review';
import type { ErrorBody } from 'contract/wire';
import { bothDatabases } from '../../../testing/databases/databases';
import { makeMember, sampleProfile } from '../../../testing/people/members';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';

const { password, ...profile } = sampleProfile;
const listed = listRequest('profiles').path;

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const add = (changes: object = {}, fields: object = {}) =>
    call(addProfile, {
      body: {
        ...{ source: 'in-person', invites: false, fields: { ...profile, ...fields } },
        ...changes,
      },
    });
  const added = async (...entry: Parameters<typeof add>) =>
    (await add(...entry)).json<AddedRecord>();
  const correct = ({ _id: id, __v: seenVersion }: ReviewedRecord, fields: object, tells = false) =>
    call(correctProfile, {
      id,
      body: { seenVersion, tellsSender: tells, fields: { ...profile, ...fields } },
    });
  const logIn = async (email: string) =>
    (await server.post(logInMember.path, { email, password })).statusCode;

  it('adds a profile that nobody can log in to, and tells nobody', async () => {
    const { record, isMailed } = await added();
    expect(isMailed).toBe(false);
    expect(await server.readList(listed)).toEqual([record]);
    expect(record).toMatchObject(profile);
    const history = await call(getRecordHistory, { kind: 'profiles', id: record._id });
    expect(history.json<RecordHistory>()).toEqual({
      origin: { origin: 'in-person', at: record.createdAt, by: adminEmail },
      corrections: [],
    });
    expect(await logIn(profile.email)).toBe(401);
    expect(await server.allMails()).toEqual([]);
  });

  it('invites its owner by mail if that is wished, in their language', async () => {
    expect(await added({ invites: true, language: 'de' })).toMatchObject({ isMailed: true });
    const mail = await server.nextMail(/reset-password/);
    expect([mail.to, mail.text]).toEqual([profile.email, expect.stringContaining('/de/')]);
  });

  it('adds no second profile with an address', async () => {
    await added();
    const answer = await add({}, { email: profile.email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorBody>().issues).toMatchObject([
      { path: 'email', code: 'profile-exists' },
    ]);
  });

  it('stores no password, whatever is sent', async () => {
    await add({}, { password });
    expect(await logIn(profile.email)).toBe(401);
    expect(JSON.stringify(await server.readList(listed))).not.toContain(password);
  });

  it('corrects a profile, keeps what it said, and tells its owner if that is wished', async () => {
    const { record } = await added();
    const answer = await correct(record, { fullName: 'Ada Berger', referral: '' }, true);
    const { record: corrected, isMailed } = answer.json<AddedRecord>();
    expect(corrected).toMatchObject({ fullName: 'Ada Berger', __v: 1 });
    expect([corrected, isMailed]).toEqual([expect.not.objectContaining({ referral: '' }), true]);
    const about = { kind: 'profiles', id: record._id };
    const { corrections } = (await call(getRecordHistory, about)).json<RecordHistory>();
    expect(corrections.map(({ replaced }) => replaced)).toEqual([
      { fullName: profile.fullName, referral: profile.referral },
    ]);
    expect((await server.nextMail(/corrected/)).to).toBe(profile.email);
    const { outreach } = (await call(getContactHistory, about)).json<ContactHistory>();
    expect(outreach).toHaveLength(1);
  });

  it('ends the invitation to a wrong address when it corrects that', async () => {
    const { record } = await added({ invites: true }, { email: 'wrong@example.org' });
    const mail = await server.nextMail(/reset-password/);
    const token = /reset-password\/([^?\s]+)/.exec(mail.text)?.[1] ?? '';
    expect((await correct(record, {})).statusCode).toBe(200);
    const answer = await server.app.inject({
      ...{ method: 'POST', url: resetPassword.path },
      headers: { authorization: `Bearer ${token}` },
      payload: { email: profile.email, newPassword: password },
    });
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([400, 'reset-link-over']);
    expect(await logIn(profile.email)).toBe(401);
  });

  it('changes the address of a login only while there is no password', async () => {
    const { record } = await added({}, { email: 'wrong@example.org' });
    const { _id, ...rest } = (await correct(record, {})).json<AddedRecord>().record;
    expect(rest['email']).toBe(profile.email);
    const other = await makeMember(server, 'own@example.org');
    const taken = await correct({ ...rest, _id }, { email: 'own@example.org' });
    expect(taken.json<ErrorBody>().code).toBe('profile-exists');
    const own = (await server.readList(listed)).find(({ _id: id }) => id === other.id);
    const refused = await correct(own as unknown as ReviewedRecord, { email: 'new@example.org' });
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'login-address']);
    await server.database
      .updateTable('profiles')
      .set({ email_confirmed_at: new Date().toISOString() })
      .execute();
    const spelled = await correct(own as unknown as ReviewedRecord, { email: 'OWN@example.org' });
    expect(spelled.statusCode).toBe(200);
    expect(await logIn('own@example.org')).toBe(200);
  });

  it('tells nothing to an account whose address nobody has confirmed', async () => {
    await makeMember(server, 'own@example.org');
    const [own] = await server.readList(listed);
    const refused = await correct(own as unknown as ReviewedRecord, { email: 'own@example.org' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorBody>().code).toBe('unconfirmed-account');
  });
});
