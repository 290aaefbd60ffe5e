import { randomUUID } from 'node:crypto';
import type { ReviewedRecord } from 'contract/review';
import { mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { listTestimonies } from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { SubmissionRepository } from '../../submissions/submission-repository';

const { path: endpoint } = listTestimonies;

const server = useApp();

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const readPublic = async (url: string = endpoint) => (await ask(url)).json<PublicTestimony[]>();
const linkOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1];

describe('the public list', () => {
  const tell = async (count: number) => {
    const submitted = new SubmissionRepository(server.database, () => new Date(), randomUUID);
    const rows = Array.from({ length: count }, (_, number) =>
      submitted.stamp({ kind: 'testimony', body: { message: String(number) } }),
    );
    await submitted.storeAll(rows);
  };
  const messages = (list: readonly PublicTestimony[]) => list.map(({ message }) => Number(message));

  it('is an array of the newest fifty, oldest first, with a link to those before', async () => {
    await tell(53);
    const answer = await ask(endpoint);
    const newest = answer.json<PublicTestimony[]>();
    expect(messages(newest)).toEqual(Array.from({ length: 50 }, (_, index) => index + 3));
    expect(linkOf(answer)).toBe(`${endpoint}?before=${newest[0]?._id}`);
    const earlier = await ask(linkOf(answer) ?? '');
    expect(messages(earlier.json())).toEqual([0, 1, 2]);
    expect(earlier.headers).not.toHaveProperty('link');
  });

  it('is whole for staff at the same address, and in parts where they name a place', async () => {
    await tell(53);
    const headers = await server.logIn();
    const whole = await ask(endpoint, headers);
    expect(whole.json()).toHaveLength(53);
    expect(whole.json<object[]>()[0]).toHaveProperty('__v', 0);
    expect(whole.headers).not.toHaveProperty('link');
    const newest = await readPublic();
    const part = await ask(`${endpoint}?before=${newest[0]?._id}`, headers);
    expect(part.json<object[]>()).toHaveLength(3);
    expect(Object.keys(part.json<object[]>()[0] ?? {})).toHaveLength(4);
  });

  it.each(['before=a&before=b', 'before=%00'])(
    'answers 400 to %s, and says what to do',
    async (query) => {
      const answer = await ask(`${endpoint}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining('reload') });
    },
  );

  it.each(['', 'x', 'after=1', 'before[]=1'])(
    'is the newest part whatever else is asked: %s',
    async (query) => {
      expect((await ask(`${endpoint}?${query}`)).statusCode).toBe(200);
    },
  );
});

describe('a testimony that staff hide', () => {
  let call: StaffCall;
  let told: ReviewedRecord;
  beforeEach(async () => {
    call = await logInStaff(server);
    told = await send(server, 'testimony');
  });

  const setHidden = (isHidden: boolean, id = told._id) =>
    call(changeTestimonyVisibility, { id, body: { isHidden } });
  const isPublic = async (id = told._id) => (await readPublic()).some(({ _id }) => _id === id);
  const readLog = () =>
    server.database
      .selectFrom('audit_log')
      .select(['action', 'kind', 'subjects'])
      .where('action', '<>', 'login')
      .execute();

  it('is off the public list at once, stays in that of staff, and comes back', async () => {
    const hidden = await setHidden(true);
    expect(hidden.statusCode).toBe(200);
    expect(hidden.json()).toEqual({ ...told, isHidden: true });
    expect(await isPublic()).toBe(false);
    expect(await server.readList(endpoint)).toEqual([{ ...told, isHidden: true }]);
    expect((await setHidden(false)).json()).toEqual(told);
    expect(await isPublic()).toBe(true);
    expect(await server.readList(endpoint)).toEqual([told]);
  });

  it('is noted in the audit log, each change once', async () => {
    await setHidden(true);
    await setHidden(true);
    await setHidden(false);
    const entry = { kind: 'testimony', subjects: JSON.stringify([told._id]) };
    expect(await readLog()).toEqual([
      { action: 'hide', ...entry },
      { action: 'show', ...entry },
    ]);
  });

  it('is told to the consoles that are open', async () => {
    const changes = () => server.database.selectFrom('record_changes').selectAll().execute();
    expect(await changes()).toEqual([]);
    await setHidden(true);
    expect(await changes()).toEqual([{ kind: 'testimony', count: 1 }]);
  });

  it('can still be merged and unmerged, and what was merged into it is not public either', async () => {
    const again = await send(server, 'testimony');
    const choice = { survivor: versionOf(told), merged: [versionOf(again)], values: {} };
    await setHidden(true);
    expect((await call(mergeRecords, { kind: 'testimony', body: choice })).statusCode).toBe(201);
    expect(await readPublic()).toEqual([]);
    expect((await setHidden(false)).json()).toMatchObject({ _id: told._id });
    expect(await isPublic()).toBe(true);
    expect(await isPublic(again._id)).toBe(false);
  });

  it('stays hidden with all that were merged into it when the merge is undone', async () => {
    const again = await send(server, 'testimony');
    const choice = { survivor: versionOf(told), merged: [versionOf(again)], values: {} };
    const made = await call(mergeRecords, { kind: 'testimony', body: choice });
    const { merge } = made.json<MergeResult>();
    await setHidden(true);
    const undone = await call(undoMerge, { kind: 'testimony', id: merge._id });
    expect(undone.json<MergeResult>().records).toMatchObject([
      { _id: told._id, isHidden: true },
      { _id: again._id, isHidden: true },
    ]);
    expect(await readPublic()).toEqual([]);
    await setHidden(false, again._id);
    expect(await isPublic(again._id)).toBe(true);
  });

  it('comes back with what was merged into it when it was shown again before', async () => {
    const again = await send(server, 'testimony');
    const choice = { survivor: versionOf(told), merged: [versionOf(again)], values: {} };
    const made = await call(mergeRecords, { kind: 'testimony', body: choice });
    await setHidden(true);
    await setHidden(false);
    const { merge } = made.json<MergeResult>();
    expect((await call(undoMerge, { kind: 'testimony', id: merge._id })).statusCode).toBe(200);
    expect(await readPublic()).toHaveLength(2);
  });

  it.each([
    ['nothing', '0'.repeat(36), 404],
    ['no id', 'x', 404],
  ])('is no testimony where the address names %s', async (_what, id, status) => {
    expect((await setHidden(true, id)).statusCode).toBe(status);
  });

  it('is none where it is a record of another kind, or in quarantine', async () => {
    const enquiry = await send(server, 'enquiry');
    const robot = await send(server, 'testimony', { homepage: 'https://x.example' });
    expect((await setHidden(true, enquiry._id)).statusCode).toBe(404);
    expect((await setHidden(true, robot._id)).statusCode).toBe(404);
    expect(await readLog()).toEqual([]);
    expect(await isPublic(robot._id)).toBe(false);
  });

  it.each([{}, { isHidden: 'true' }])('stays as it is for the body %j', async (body) => {
    const answer = await call(changeTestimonyVisibility, { id: told._id, body });
    expect(answer.statusCode).toBe(400);
    expect(await isPublic()).toBe(true);
  });
});
