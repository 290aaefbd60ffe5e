import { getAuditPage } from 'contract/audit-requests';
import { honeypotField } from 'contract/bot-signals';
import { requestErasure } from 'contract/my-data-requests';
import { changePrivacyRequest, listPrivacyRequests } from 'contract/privacy-requests';
import type { PrivacyRequest } from 'contract/privacy-requests';
import { receiptHeader } from 'contract/receipts';
import { submissions } from 'contract/submissions';
import { databaseKinds } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-01-31T10:00:00.000Z');
    call = await logInStaff(server);
  });

  const sendForm = async (more: object = {}) => {
    const body = { ...sampleBody('request'), ...more };
    const { headers } = await server.post(submissions.request.endpoint, body);
    return String(headers[receiptHeader.toLowerCase()]);
  };
  const ask = (code: string) => server.post(requestErasure.path, { code });
  const list = async () => (await call(listPrivacyRequests)).json<PrivacyRequest[]>();
  const put = (id: string, state: string) => call(changePrivacyRequest, { id, body: { state } });

  it('lists what is open by when it is due, then what is met', async () => {
    const first = await sendForm();
    await ask(first);
    now = new Date('2026-01-31T10:05:00.000Z');
    await ask(await sendForm());
    const [one, two] = await list();
    expect(one).toMatchObject({
      kind: 'erasure',
      recordKind: 'request',
      createdAt: '2026-01-31T10:00:00.000Z',
      dueAt: '2026-02-28T10:00:00.000Z',
      state: 'open',
    });
    const answer = await put(String(one?._id), 'done');
    expect(answer.json()).toEqual({ ...one, state: 'done' });
    expect(await list()).toEqual([two, answer.json()]);
  });

  it('lists last what is open about what looks like a robot’s', async () => {
    await ask(await sendForm({ [honeypotField]: 'filled' }));
    now = new Date('2026-01-31T10:05:00.000Z');
    await ask(await sendForm());
    const times = (await list()).map(({ createdAt }) => createdAt.slice(11, 16));
    expect(times).toEqual(['10:05', '10:00']);
  });

  it('is written into the audit log, once for each change', async () => {
    await ask(await sendForm());
    const [{ _id } = { _id: '' }] = await list();
    await put(_id, 'done');
    await put(_id, 'done');
    const page = (await call(getAuditPage, { query: { action: 'request-state' } })).json<{
      entries: object[];
    }>();
    expect(page.entries).toMatchObject([{ about: 'privacy', details: { state: 'done' } }]);
  });

  it('is not open twice about one record', async () => {
    const code = await sendForm();
    await ask(code);
    const [first] = await list();
    await put(String(first?._id), 'done');
    await ask(code);
    expect((await put(String(first?._id), 'open')).statusCode).toBe(409);
    expect((await list()).map(({ state }) => state)).toEqual(['open', 'done']);
  });

  it('can be opened again', async () => {
    await ask(await sendForm());
    const [{ _id } = { _id: '' }] = await list();
    await put(_id, 'done');
    expect((await put(_id, 'open')).json()).toMatchObject({ state: 'open' });
  });

  it('refuses another state, and one that is not there', async () => {
    expect((await put('0'.repeat(36), 'done')).statusCode).toBe(404);
    expect((await put('0'.repeat(36), 'gone')).statusCode).toBe(400);
  });
});
