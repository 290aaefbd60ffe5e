import { honeypotField } from 'contract/bot-signals';
import { listQuarantine, releaseRecord } from 'contract/quarantine-requests';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import type { ReviewedRecord } from 'contract/review';
import { mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { submissions } from 'contract/submissions';
import type { PublicTestimony } from 'contract/testimony';
import {
  changeTestimonySettings,
  changeTestimonyVisibility,
  getTestimonySettings,
} from 'contract/testimony-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const { endpoint } = submissions.testimony;
const network = '"network":"127.0.0.0/24"';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const choose = (needsApproval: unknown) =>
    call(changeTestimonySettings, { body: { needsApproval } });
  const readSettings = async () => (await call(getTestimonySettings)).json<object>();
  const setVisibility = (id: string, body: object) => call(changeTestimonyVisibility, { id, body });
  const readPublic = async () =>
    (await server.app.inject({ url: endpoint })).json<PublicTestimony[]>();
  const readLog = () =>
    server.database
      .selectFrom('audit_log')
      .select(['action', 'subjects', 'details'])
      .where('action', '<>', 'login')
      .execute();

  it('has new testimonies public at once unless staff choose otherwise', async () => {
    expect(await readSettings()).toEqual({ needsApproval: false });
    const told = await send(server, 'testimony');
    expect(told).not.toHaveProperty('awaitsApproval');
    expect(await readPublic()).toMatchObject([{ _id: told._id }]);
  });

  it('keeps new ones back where they await approval, and says so to their sender and to staff', async () => {
    const before = await send(server, 'testimony');
    expect((await choose(true)).json()).toEqual({ needsApproval: true });
    expect(await readSettings()).toEqual({ needsApproval: true });
    const told = await send(server, 'testimony', { message: 'Wait.' });
    expect(told).toMatchObject({ message: 'Wait.', isHidden: true, awaitsApproval: true });
    expect(await readPublic()).toMatchObject([{ _id: before._id }]);
    expect(await server.readList(endpoint)).toEqual([before, told]);
  });

  it('leaves those that wait where they are when it is chosen no more', async () => {
    await choose(true);
    const told = await send(server, 'testimony');
    await choose(false);
    const next = await send(server, 'testimony');
    expect(await readPublic()).toMatchObject([{ _id: next._id }]);
    expect(await server.readList(endpoint)).toMatchObject([
      { _id: told._id, awaitsApproval: true },
      { _id: next._id },
    ]);
  });

  it('has no other form wait', async () => {
    await choose(true);
    expect(await send(server, 'enquiry')).not.toHaveProperty('awaitsApproval');
  });

  it('is noted in the audit log, each change once, and told to the consoles that are open', async () => {
    await choose(true);
    await choose(true);
    await choose(false);
    expect(await readLog()).toEqual([
      { action: 'settings', subjects: '[]', details: `{"needsApproval":"true",${network}}` },
      { action: 'settings', subjects: '[]', details: `{"needsApproval":"false",${network}}` },
    ]);
    const changes = await server.database.selectFrom('record_changes').selectAll().execute();
    expect(changes).toEqual([{ kind: 'testimony', count: 2 }]);
  });

  it.each([undefined, 'true'])('stays as it is for %j', async (needsApproval) => {
    expect((await choose(needsApproval)).statusCode).toBe(400);
    expect(await readSettings()).toEqual({ needsApproval: false });
  });

  describe('a testimony that awaits approval', () => {
    let told: ReviewedRecord;
    beforeEach(async () => {
      await choose(true);
      told = await send(server, 'testimony');
    });

    it('is public once it is approved, waits again when that is undone, and can be hidden', async () => {
      const approved = await setVisibility(told._id, { isHidden: false });
      expect(approved.json()).not.toHaveProperty('isHidden');
      expect(approved.json()).not.toHaveProperty('awaitsApproval');
      expect(await readPublic()).toHaveLength(1);
      const waiting = await setVisibility(told._id, { isHidden: true, awaitsApproval: true });
      expect(waiting.json()).toEqual(told);
      expect(await readPublic()).toEqual([]);
      const hidden = await setVisibility(told._id, { isHidden: true });
      expect(hidden.json()).toMatchObject({ isHidden: true });
      expect(hidden.json()).not.toHaveProperty('awaitsApproval');
      const actions = (await readLog()).map(({ action }) => action);
      expect(actions).toEqual(['settings', 'approve', 'hold-back', 'hide']);
    });

    it('cannot be public meanwhile', async () => {
      const body = { isHidden: false, awaitsApproval: true };
      expect((await setVisibility(told._id, body)).statusCode).toBe(400);
      expect(await readPublic()).toEqual([]);
    });

    it('still waits when a merge of it is undone', async () => {
      const again = await send(server, 'testimony');
      await setVisibility(told._id, { isHidden: false });
      const choice = { survivor: versionOf(told), merged: [versionOf(again)], values: {} };
      const made = await call(mergeRecords, { kind: 'testimony', body: choice });
      const { merge } = made.json<MergeResult>();
      await call(undoMerge, { kind: 'testimony', id: merge._id });
      expect(await readPublic()).toMatchObject([{ _id: told._id }]);
    });

    it.each([
      ['hidden', { isHidden: true, awaitsApproval: true }, { isHidden: true }],
      ['held back', { isHidden: false }, { isHidden: true, awaitsApproval: true }],
    ])('is %s as the one it was merged into when that is undone', async (_, before, visibility) => {
      const again = await send(server, 'testimony');
      await setVisibility(told._id, { isHidden: false });
      await setVisibility(again._id, before);
      const choice = { survivor: versionOf(told), merged: [versionOf(again)], values: {} };
      const made = await call(mergeRecords, { kind: 'testimony', body: choice });
      await setVisibility(told._id, visibility);
      const { merge } = made.json<MergeResult>();
      await call(undoMerge, { kind: 'testimony', id: merge._id });
      const states = (await server.readList(endpoint)).map(({ isHidden, awaitsApproval }) => ({
        isHidden,
        awaitsApproval,
      }));
      expect(states).toEqual([{ awaitsApproval: undefined, ...visibility }, states[0]]);
    });

    it('waits also after it was in quarantine', async () => {
      await server.post(endpoint, { message: 'm', [honeypotField]: 'https://x.example' });
      const held = (await call(listQuarantine)).json<QuarantinedRecord[]>();
      const id = held.map(({ record }) => record._id).join();
      expect((await call(releaseRecord, { id })).statusCode).toBe(204);
      const released = { _id: id, isHidden: true, awaitsApproval: true };
      expect(await server.readList(endpoint)).toMatchObject([told, released]);
      expect(await readPublic()).toEqual([]);
    });
  });

  it('leads a page without JavaScript to the words about the wait', async () => {
    const sendPage = async () => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
      };
      const payload = 'message=Thanks';
      const answer = await server.app.inject({ method: 'POST', url: endpoint, headers, payload });
      return answer.headers.location;
    };
    expect(await sendPage()).toBe('/forms/testimonies/sent');
    await choose(true);
    expect(await sendPage()).toBe('/forms/testimonies/sent#awaits-approval');
  });
});
