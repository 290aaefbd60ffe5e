import { addBreach, changeBreach, listBreaches } from 'contract/breach-requests';
import type { Breach } from 'contract/breach-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const noticedAt = '2026-03-01T08:00:00.000Z';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    call = await logInStaff(server);
  });

  const note = async (at = noticedAt) =>
    call(addBreach, { body: { noticedAt: at, note: 'A list was sent to the wrong person.' } });
  const noted = async () => (await note()).json<Breach>();
  const change = ({ _id, version }: Breach, body: object) =>
    call(changeBreach, {
      id: _id,
      body: { done: [], note: '', isClosed: false, seenVersion: version, ...body },
    });

  it('notes one with 72 hours until the authority must know', async () => {
    const answer = await note();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      noticedAt,
      dueAt: '2026-03-04T08:00:00.000Z',
      done: [],
      closedAt: null,
      version: 0,
    });
    expect((await call(listBreaches)).json()).toEqual([answer.json()]);
  });

  it.each(['2026-03-01T10:00:01.000Z', '2026-02-31T25:00:00Z', '2026-19-39T29:00:00Z'])(
    'refuses the time %s, and says why at its field',
    async (at) => {
      const answer = await note(at);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ issues: [{ path: 'noticedAt' }] });
      expect((await call(listBreaches)).json()).toEqual([]);
    },
  );

  it('keeps when each step was done, however often it is saved', async () => {
    const first = (await change(await noted(), { done: ['stop'] })).json<Breach>();
    now = new Date('2026-03-01T10:20:00Z');
    const second = (
      await change(first, { done: ['assess', 'stop'], note: 'Told.' })
    ).json<Breach>();
    expect(second).toMatchObject({
      done: [
        { step: 'stop', at: '2026-03-01T10:00:00.000Z' },
        { step: 'assess', at: '2026-03-01T10:20:00.000Z' },
      ],
      note: 'Told.',
      version: 2,
    });
    expect((await call(listBreaches)).json()).toEqual([second]);
  });

  it('closes one and opens it again', async () => {
    const closed = (await change(await noted(), { isClosed: true })).json<Breach>();
    expect(closed.closedAt).toBe('2026-03-01T10:00:00.000Z');
    const open = (await change(closed, { isClosed: false })).json<Breach>();
    expect(open.closedAt).toBeNull();
  });

  it('overwrites nothing that somebody else wrote meanwhile', async () => {
    const seen = await noted();
    await change(seen, { note: 'first' });
    const late = await change(seen, { note: 'second' });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect((await call(listBreaches)).json()).toMatchObject([{ note: 'first' }]);
  });

  it('answers 404 for one that there is not', async () => {
    const absent = { ...(await noted()), _id: '0'.repeat(36) };
    expect((await change(absent, {})).statusCode).toBe(404);
  });

  it('notes in the audit log that there is one, and no word of it', async () => {
    const { _id } = await noted();
    const entries = await server.database
      .selectFrom('audit_log')
      .select(['action', 'kind', 'subjects', 'details'])
      .where('kind', '=', 'privacy')
      .execute();
    expect(entries).toMatchObject([{ action: 'breach', subjects: JSON.stringify([_id]) }]);
    expect(JSON.stringify(entries)).not.toContain('wrong person');
  });
});
