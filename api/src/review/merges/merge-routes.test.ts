import type { RecordKind, ReviewedRecord } from 'contract/review';
import { mergeRecords, undoMerge, getReviews, addNotDuplicates } from 'contract/review-requests';
import type { MergeResult, ReviewSnapshot } from 'contract/review-requests';
import type { ErrorBody } from 'contract/wire';
import { logInMember } from 'contract/member-session-requests';
import { getOwnProfile } from 'contract/profile-requests';
import { toAddress } from 'contract/request';
import { listRequest } from 'contract/list-requests';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { bothDatabases } from '../../../testing/databases/databases';
import { makeMember, sampleProfile } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';
import { recentConfirmationLifetime } from '../../auth/staff-session/session-repository';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let now: Date;
  let records: ReviewedRecord[];
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    call = await logInStaff(server);
    records = [
      await send(server, 'welfare', { message: 'first' }),
      await send(server, 'welfare', { message: 'second' }),
      await send(server, 'welfare', { message: 'third' }),
    ];
    now = new Date('2026-03-01T10:10:00.000Z');
  });

  const at = (index: number) => records[index] as ReviewedRecord;
  const merge = (
    [survivor, ...merged]: readonly ReviewedRecord[],
    values: object = {},
    kind: RecordKind = 'welfare',
  ) =>
    call(mergeRecords, {
      kind,
      body: {
        survivor: survivor && versionOf(survivor),
        merged: merged.map(versionOf),
        values,
      },
    });
  const mergeNow = async (...words: Parameters<typeof merge>) =>
    (await merge(...words)).json<MergeResult>();
  const undo = (id: string, kind: RecordKind = 'welfare') => call(undoMerge, { kind, id });
  const readList = async (url = '/api/welfare') =>
    (await call('GET', url)).json<ReviewedRecord[]>();
  const readSnapshot = async () =>
    (await call(getReviews, { kind: 'welfare' })).json<ReviewSnapshot>();
  const withoutVersions = (list: readonly ReviewedRecord[]) =>
    JSON.stringify(list.map((record) => ({ ...record, __v: 0 })));

  describe('merging', () => {
    it('gives the survivor what was chosen, deletes nothing and says where the others went', async () => {
      const answer = await merge([at(0), at(1), at(2)], { message: 'third' });
      expect(answer.statusCode).toBe(201);
      const { merge: made, records: after } = answer.json<MergeResult>();
      expect(made).toEqual({
        _id: expect.any(String),
        survivor: at(0)._id,
        merged: [at(1)._id, at(2)._id],
        createdAt: now.toISOString(),
        createdBy: adminEmail,
        replaced: { message: 'first' },
      });
      expect(after).toEqual([
        { ...at(0), message: 'third', updatedAt: now.toISOString(), __v: 1 },
        { ...at(1), __v: 1, mergedInto: at(0)._id },
        { ...at(2), __v: 1, mergedInto: at(0)._id },
      ]);
      expect(await readList()).toEqual(after);
      expect((await readSnapshot()).merges).toEqual([made]);
    });

    it('replaces no words of the survivor where none was chosen from another', async () => {
      const { merge: made } = await mergeNow([at(0), at(1)]);
      expect(made).not.toHaveProperty('replaced');
      expect((await readSnapshot()).merges).toEqual([made]);
    });

    it('takes a field that the survivor did not have, until that is undone', async () => {
      const bare = await send(server, 'pledge', { message: '' });
      const full = await send(server, 'pledge', { message: 'For the organ' });
      const made = await mergeNow([bare, full], { message: 'For the organ' }, 'pledge');
      expect(made.records[0]).toMatchObject({ _id: bare._id, message: 'For the organ' });
      await undo(made.merge._id, 'pledge');
      expect(withoutVersions(await readList('/api/pledge'))).toBe(withoutVersions([bare, full]));
    });

    it('leaves a field empty that one of the records does not have, until that is undone', async () => {
      const full = await send(server, 'pledge', { message: 'For the organ' });
      const bare = await send(server, 'pledge', { message: '' });
      const made = await mergeNow([full, bare], { message: null }, 'pledge');
      expect(made.records[0]).not.toHaveProperty('message');
      expect(made.merge).toMatchObject({ replaced: { message: 'For the organ' } });
      const { records: after } = (await undo(made.merge._id, 'pledge')).json<MergeResult>();
      expect(after[0]).toMatchObject({ _id: full._id, message: 'For the organ' });
    });

    it.each([
      ['nothing for a field that all of them have', { message: null }, 'message'],
      ['a value that none of them has', { message: 'invented' }, 'message'],
      ['a field that the kind does not have', { isAdmin: 1 }, 'isAdmin'],
      ['a field of the server', { _id: 'x' }, '_id'],
      ['a value of another type', { message: 1 }, 'message'],
    ])('refuses %s', async (_, values, path) => {
      const answer = await merge([at(0), at(1)], values);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().issues?.map((issue) => issue.path)).toEqual([path]);
      expect(await readList()).toEqual(records);
    });

    it('refuses a value that no form would take, though a record has it', async () => {
      await server.database
        .updateTable('submissions')
        .set({ body: storedPlain(JSON.stringify({ name: '', category: 'unknown' })) })
        .where('id', '=', at(1)._id)
        .execute();
      for (const values of [{ name: '' }, { category: 'unknown' }]) {
        expect((await merge([at(0), at(1)], values)).statusCode).toBe(400);
      }
    });

    it('refuses nothing for a required field, though a record lacks it', async () => {
      await server.database
        .updateTable('submissions')
        .set({ body: storedPlain(JSON.stringify({ name: 'Ruth' })) })
        .where('id', '=', at(1)._id)
        .execute();
      expect((await merge([at(0), at(1)], { email: null })).statusCode).toBe(400);
    });

    it('refuses one record alone, the same twice, and what is unknown', async () => {
      expect((await merge([at(0)])).statusCode).toBe(400);
      expect((await merge([at(0), at(0)])).statusCode).toBe(400);
      expect((await merge([at(0), { ...at(1), _id: '0' }])).statusCode).toBe(404);
      expect((await merge([at(0), await send(server, 'request')])).statusCode).toBe(404);
      expect(await readList()).toEqual(records);
    });

    it.each([0, 1])('says so when record %d is not what was looked at', async (index) => {
      const stale = records.map((record, i) => (i === index ? { ...record, __v: 3 } : record));
      const answer = await merge(stale);
      expect(answer.statusCode).toBe(409);
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: at(index)._id }]);
      expect(answer.json<ErrorBody>().message).toContain('was changed meanwhile');
      expect(await readList()).toEqual(records);
    });

    it('says so when one of them is merged already, be it to stay or to go', async () => {
      const { records: after } = await mergeNow([at(0), at(1)]);
      const gone = after[1] as ReviewedRecord;
      for (const order of [
        [at(2), gone],
        [gone, at(2)],
      ]) {
        const answer = await merge(order);
        expect(answer.statusCode).toBe(409);
        expect(answer.json<ErrorBody>().message).toContain('merged into another already');
      }
    });

    it('takes one of two merges that come at once, whichever way round', async () => {
      const answers = await Promise.all([merge([at(0), at(1)]), merge([at(1), at(0)])]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    });

    it('shows a testimony that was sent twice once', async () => {
      const [one, other] = [await send(server, 'testimony'), await send(server, 'testimony')];
      await merge([one, other], {}, 'testimony');
      const shown = (await server.app.inject('/api/testimonies')).json<ReviewedRecord[]>();
      expect(shown.map(({ _id }) => _id)).toEqual([one._id]);
      expect(Object.keys(shown[0] ?? {})).toEqual(['_id', 'fullName', 'message', 'createdAt']);
    });
  });

  describe('undoing', () => {
    it('puts back every byte but the version, which goes on', async () => {
      const made = await mergeNow([at(0), at(1), at(2)], { message: 'second' });
      const answer = await undo(made.merge._id);
      expect(answer.statusCode).toBe(200);
      const after = await readList();
      expect(withoutVersions(after)).toBe(withoutVersions(records));
      expect(after.map(({ __v }) => __v)).toEqual([2, 2, 2]);
      expect(answer.json<MergeResult>().records).toEqual(after);
      expect((await readSnapshot()).merges).toEqual([]);
    });

    it('happens once', async () => {
      const { merge: made } = await mergeNow([at(0), at(1)]);
      const answers = await Promise.all([undo(made._id), undo(made._id)]);
      const [first, second] = answers.map(({ statusCode }) => statusCode).sort();
      expect(first).toBe(200);
      expect([404, 409]).toContain(second);
      expect((await undo(made._id)).statusCode).toBe(404);
      expect((await undo('0'.repeat(36))).statusCode).toBe(404);
    });

    it('asks once more who it is unless the account itself merged, whatever its e-mail is now', async () => {
      const { merge: own } = await mergeNow([at(0), at(1)]);
      const { call: other } = await logInWith(server, 'owner');
      const rename = (from: string, email: string) =>
        server.database.updateTable('admins').set({ email }).where('email', '=', from).execute();
      await rename(adminEmail, 'former@example.org');
      await rename('owner@staff.example.org', adminEmail);
      now = new Date(now.getTime() + recentConfirmationLifetime);
      const refused = await other(undoMerge, { kind: 'welfare', id: own._id });
      expect(refused.statusCode).toBe(428);
      expect((await undo(own._id)).statusCode).toBe(200);
    });

    it('asks once more who it is of a merge that knows no account', async () => {
      const { merge: made } = await mergeNow([at(0), at(1)]);
      await server.database.updateTable('merges').set({ admin_id: null }).execute();
      now = new Date(now.getTime() + recentConfirmationLifetime);
      expect((await undo(made._id)).statusCode).toBe(428);
    });

    it('of a chain goes backwards, and is refused in another order', async () => {
      const first = await mergeNow([at(0), at(1)], { message: 'second' });
      const second = await mergeNow([at(2), first.records[0] as ReviewedRecord], {});
      const tooEarly = await undo(first.merge._id);
      expect(tooEarly.statusCode).toBe(409);
      expect(tooEarly.json<ErrorBody>()).toMatchObject({
        message: 'The record that stayed was merged again since. Please undo that merge first.',
        issues: [{ path: at(0)._id }],
      });
      expect((await undo(second.merge._id)).statusCode).toBe(200);
      expect((await undo(first.merge._id)).statusCode).toBe(200);
      expect(withoutVersions(await readList())).toBe(withoutVersions(records));
    });

    it('of several merges into one record goes backwards too', async () => {
      const first = await mergeNow([at(0), at(1)], { message: 'second' });
      const stayed = first.records[0] as ReviewedRecord;
      const second = await mergeNow([stayed, at(2)], { message: 'third' });
      expect((await undo(first.merge._id)).statusCode).toBe(409);
      expect((await undo(second.merge._id)).statusCode).toBe(200);
      expect((await readList())[0]).toMatchObject({ message: 'second' });
      expect((await undo(first.merge._id)).statusCode).toBe(200);
      expect(withoutVersions(await readList())).toBe(withoutVersions(records));
    });

    it('opens the pairs again that were kept before', async () => {
      await call(addNotDuplicates, {
        kind: 'welfare',
        body: {
          records: [at(0), at(2)].map(versionOf),
        },
      });
      const { merge: made } = await mergeNow([at(0), at(1)], { message: 'second' });
      const versionKept = async () =>
        (await readSnapshot()).keptPairs[0]?.records.find(({ _id }) => _id === at(0)._id)?.__v;
      expect(await versionKept()).toBe(0);
      await undo(made._id);
      expect(await versionKept()).toBe((await readList())[0]?.__v);
    });
  });

  describe('profiles', () => {
    const readProfiles = () => readList(listRequest('profiles').path);
    /** Changes the phone number as the member does, to 0512 7. */
    const changePhone = async (id: string, headers: Record<string, string>) => {
      const change = { method: 'PUT', url: toAddress(getOwnProfile, { id }), headers } as const;
      const changed = await server.app.inject({ ...change, payload: { phone: '0512 7' } });
      expect(changed.statusCode).toBe(200);
    };
    const logIn = async (email: string) =>
      (await server.post(logInMember.path, { email, password: sampleProfile.password })).statusCode;

    it('keep their own e-mail and log-in, merged or not', async () => {
      await makeMember(server, 'ada@example.org');
      await makeMember(server, 'ada.again@example.org');
      const before = await readProfiles();
      const made = await mergeNow(before, {}, 'profiles');
      expect(made.records.map(({ isAdmin }) => isAdmin)).toEqual([false, false]);
      expect(await logIn('ada@example.org')).toBe(200);
      expect(await logIn('ada.again@example.org')).toBe(200);
      await undo(made.merge._id, 'profiles');
      expect(withoutVersions(await readProfiles())).toBe(withoutVersions(before));
    });

    it.each(['email', 'password'])('never pass their %s on', async (field) => {
      await makeMember(server, 'ada@example.org');
      await makeMember(server, 'ada.again@example.org');
      const answer = await merge(
        await readProfiles(),
        { [field]: 'ada.again@example.org' },
        'profiles',
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: field }]);
    });

    it('never give what one member entered to the account of another who is not confirmed, nor unasked', async () => {
      const { id } = await makeMember(server, 'ada@example.org');
      await makeMember(server, 'ada.again@example.org');
      const other = { phone: '+43 512 999999' };
      const again = { body: JSON.stringify({ ...sampleProfile, ...other }) };
      const [, second] = await readProfiles();
      await server.database
        .updateTable('profiles')
        .set(again)
        .where('id', '=', second?._id ?? '')
        .execute();
      const attempt = async () => (await merge(await readProfiles(), other, 'profiles')).statusCode;
      const own = { phone: sampleProfile.phone };
      now = new Date(now.getTime() + recentConfirmationLifetime);
      expect(await attempt()).toBe(428);
      call = await logInStaff(server);
      expect(await attempt()).toBe(409);
      const confirmed = { email_confirmed_at: now.toISOString() };
      await server.database.updateTable('profiles').set(confirmed).where('id', '=', id).execute();
      expect(await attempt()).toBe(201);
      await server.database
        .updateTable('profiles')
        .set({ email_confirmed_at: null, merged_into: null })
        .execute();
      const kept = JSON.stringify({ ...sampleProfile, ...own });
      await server.database
        .updateTable('profiles')
        .set({ body: kept })
        .where('id', '=', id)
        .execute();
      expect((await merge(await readProfiles(), own, 'profiles')).statusCode).toBe(201);
    });

    it('into one that its member changed since are not undone', async () => {
      const { id, headers } = await makeMember(server, 'ada@example.org');
      await makeMember(server, 'ada.again@example.org');
      const made = await mergeNow(await readProfiles(), {}, 'profiles');
      expect(made.merge.survivor).toBe(id);
      await changePhone(id, headers);
      const answer = await undo(made.merge._id, 'profiles');
      expect(answer.statusCode).toBe(409);
      expect(answer.json<ErrorBody>()).toMatchObject({
        message:
          'The record that stayed was changed since, so nothing was put back: the change would be lost.',
        issues: [{ path: id }],
      });
      const [survivor, merged] = await readProfiles();
      expect(survivor).toMatchObject({ phone: '0512 7' });
      expect(merged).toMatchObject({ mergedInto: id });
    });

    it('that a member changed since are not undone', async () => {
      await makeMember(server, 'ada@example.org');
      const { id, headers } = await makeMember(server, 'ada.again@example.org');
      const made = await mergeNow(await readProfiles(), {}, 'profiles');
      await changePhone(id, headers);
      const answer = await undo(made.merge._id, 'profiles');
      expect(answer.statusCode).toBe(409);
      expect(answer.json<ErrorBody>()).toMatchObject({
        message:
          'A record that was merged was changed since, so nothing was put back: the change would be lost.',
        issues: [{ path: id }],
      });
      expect((await readProfiles())[1]).toMatchObject({
        phone: '0512 7',
        mergedInto: expect.any(String),
      });
    });
  });
});
