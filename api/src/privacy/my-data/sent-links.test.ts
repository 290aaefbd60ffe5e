import { lifetimes } from 'contract/lifetimes';
import {
  correctSent,
  findSent,
  openSentLink,
  requestErasure,
  requestSentLink,
  withdrawConsent,
} from 'contract/my-data-requests';
import type { LinkedRecords, SentRecord } from 'contract/my-data-requests';
import { honeypotField } from 'contract/bot-signals';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { mergeRecords } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { makeMember } from '../../../testing/people/members';
import { logInStaff } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { eraseRecords } from '../erasure/erase-records';
import type { Mail } from '../../mail/mail-transport';
import { AllMailsLimit } from '../../mail/all-mails-limit';
import { maxMailsPerHour, resetMailInterval } from '../../mail/mail-budget';
import { RecordSearchRepository } from '../../review/search/record-search-repository';

const email = 'ada@example.org';
const other = 'bob@example.org';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const config = { publicUrl: new URL('https://church.example') };
  const server = useApp({ databaseKind, now: () => now, config });
  let now: Date;
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00.000Z');
  });

  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const send = async (kind: SubmissionName, more: object = {}) => {
    const answer = await server.post(submissions[kind].endpoint, {
      ...sampleBody(kind),
      ...{ [kind === 'childDedication' ? 'contactEmail' : 'email']: email, ...more },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ _id: string }>()._id;
  };
  const ask = (address = email, page = '') =>
    server.post(`${requestSentLink.path}${page}`, { email: address });
  const tokenOf = ({ text }: Mail) => /#link=(\S+)/.exec(text)?.[1] ?? '';
  const allLinks = async () => (await server.allMails()).filter((mail) => tokenOf(mail) !== '');
  const askForLink = async (address = email) => {
    await ask(address);
    return tokenOf(await server.nextMail(/#link=/));
  };
  const open = (link: string) => server.post(openSentLink.path, { link });
  const idsOf = async (link: string) =>
    (await open(link)).json<LinkedRecords>().records.map(({ _id }) => _id);

  it('mails a link in the language of the page, in its fragment, without a name', async () => {
    await send('contact', { name: 'Ada Lovelace' });
    const answer = await ask(email.toUpperCase(), '?language=de');
    expect(answer.statusCode).toBe(200);
    const mail = await server.nextMail(/#link=/);
    expect(mail).toMatchObject({ to: email, language: 'de' });
    expect(mail.text).toMatch(/^Hallo,\n/);
    expect(mail.text).not.toContain('Ada');
    expect(mail.text).toMatch(/https:\/\/church\.example\/de\/my-data#link=sent_[\w-]{43}\n/);
  });

  it('answers alike whether the address is known, before it is looked for', async () => {
    await send('contact');
    const search = jest.spyOn(RecordSearchRepository.prototype, 'search');
    let answer = () => {};
    const answered = new Promise<void>((go) => (answer = go));
    search.mockImplementation(async () => {
      await answered;
      return { results: [], isCut: false };
    });
    const known = await ask();
    const unknown = await ask(other);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    const rows = await server.database
      .selectFrom('outbox')
      .select('recipient')
      .where('kind', '=', 'my-data-link')
      .execute();
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([email, other]);
    expect(await server.database.selectFrom('my_data_tokens').selectAll().execute()).toEqual([]);
    answer();
    expect(await allLinks()).toEqual([]);
    search.mockRestore();
  });

  it('mails nothing to an address from which nothing came', async () => {
    await ask(other);
    expect(await server.allMails()).toEqual([]);
    expect(await server.database.selectFrom('my_data_tokens').selectAll().execute()).toEqual([]);
    expect(await server.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('buries nobody in mails, and always leaves a good link', async () => {
    await send('contact');
    let newest = '';
    let count = 0;
    for (let asked = 0; asked < 30; asked++) {
      await ask();
      const mails = await allLinks();
      count = mails.length;
      newest = tokenOf(mails.at(-1) as Mail);
      expect((await open(newest)).statusCode).toBe(200);
      wait(2 * resetMailInterval);
    }
    expect(count).toBe(maxMailsPerHour);
  });

  it('mails the link to a confirmed address also once those to all others are used up', async () => {
    await makeMember(server, email);
    await server.database
      .updateTable('profiles')
      .set({ email_confirmed_at: now.toISOString() })
      .execute();
    for (const address of [email, other]) await send('contact', { email: address });
    await server.allMails();
    const tryConsume = jest.spyOn(AllMailsLimit.prototype, 'tryConsume').mockResolvedValue(false);
    for (const address of [other, email]) await ask(address);
    expect((await allLinks()).map(({ to }) => to)).toEqual([email]);
    expect(tryConsume).toHaveBeenCalledTimes(1);
    tryConsume.mockRestore();
  });

  it('opens all that was sent from the address, newest first, as it is then', async () => {
    const first = await send('contact', { message: 'The first.' });
    const link = await askForLink();
    const second = await send('childDedication');
    const robot = await send('request', { [honeypotField]: 'filled' });
    await send('contact', { email: other, message: `Greetings to ${email}.` });
    const answer = await open(link);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { records, isCut } = answer.json<LinkedRecords>();
    expect(isCut).toBe(false);
    expect(records.map(({ _id }) => _id).sort()).toEqual([first, second, robot].sort());
    expect(records.find(({ _id }) => _id === first)).toEqual({
      _id: first,
      kind: 'contact',
      createdAt: '2026-03-01T10:00:00.000Z',
      __v: 0,
      state: 'arrived',
      fields: { ...sampleBody('contact'), email, message: 'The first.' },
    });
  });

  it('shows nothing that is erased or locked away', async () => {
    const gone = await send('request');
    const locked = await send('pledge');
    const link = await askForLink();
    await server.database.transaction().execute(async (transaction) => {
      await eraseRecords(transaction, 'request', [gone], now);
      await eraseRecords(transaction, 'pledge', [locked], now);
    });
    expect(await idsOf(link)).toEqual([]);
    for (const _id of [gone, locked]) {
      const answer = await server.post(findSent.path, { link, _id });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'no-receipt' }]);
    }
  });

  it('opens of a merge what its owner sent, whatever address it says now', async () => {
    const own = await send('contact', { message: 'Mine.' });
    const theirs = await send('contact', { email: other, message: 'Theirs.' });
    const links = { own: await askForLink(), theirs: await askForLink(other) };
    const staff = await logInStaff(server);
    const merge = await staff(mergeRecords, {
      kind: 'contact',
      body: {
        survivor: { _id: own, __v: 0 },
        merged: [{ _id: theirs, __v: 0 }],
        values: { email: other },
      },
    });
    expect(merge.statusCode).toBe(201);
    expect(await idsOf(links.own)).toEqual([own]);
    expect(await idsOf(links.theirs)).toEqual([theirs]);
    const foreign = await server.post(findSent.path, { link: links.theirs, _id: own });
    expect(foreign.statusCode).toBe(404);
  });

  it('does with a link what a code does, and only for its own records', async () => {
    const own = await send('welfare');
    const theirs = await send('welfare', { email: other });
    const link = await askForLink();
    for (const endpoint of [findSent.path, withdrawConsent.path, requestErasure.path]) {
      const answer = await server.post(endpoint, { link, _id: own });
      expect(answer.json()).toMatchObject({ kind: 'welfare', fields: { email } });
      expect((await server.post(endpoint, { link, _id: theirs })).statusCode).toBe(404);
    }
    const found = await server.post(findSent.path, { link, _id: own });
    expect(found.json<SentRecord>().erasure).toBeDefined();
  });

  it('is no way to the records of an address that somebody corrects theirs to', async () => {
    const own = await send('contact');
    const theirs = await send('contact', { email: other });
    const link = await askForLink();
    const key = { link, _id: own };
    const fields = { ...sampleBody('contact'), email: other };
    const answer = await server.post(correctSent.path, { key, __v: 0, fields });
    expect(answer.json()).toMatchObject({ __v: 1, fields: { email: other } });
    expect(await idsOf(link)).toEqual([]);
    for (const _id of [own, theirs])
      expect((await server.post(findSent.path, { link, _id })).statusCode).toBe(404);
  });

  it('is good for half an hour, whatever the clock does then, and forgotten after', async () => {
    const _id = await send('contact');
    const link = await askForLink();
    wait(lifetimes.sentLink - 1);
    expect((await open(link)).statusCode).toBe(200);
    wait(1);
    for (const answer of [await open(link), await server.post(findSent.path, { link, _id })])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'sent-link-over' }]);
    wait(-24 * 3_600_000);
    expect((await open(link)).statusCode).toBe(404);
  });

  it('is kept as a digest only, and never logged', async () => {
    await send('contact');
    const link = await askForLink();
    await open(link);
    for (const table of ['my_data_tokens', 'outbox', 'mail_budgets'] as const) {
      const rows = await server.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(link.slice('sent_'.length));
    }
    expect(server.logged.join('')).not.toContain(link);
  });

  it('takes no form of another site', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.post(requestSentLink.path, `email=${email}`, headers);
    expect(answer.statusCode).toBe(415);
  });
});
