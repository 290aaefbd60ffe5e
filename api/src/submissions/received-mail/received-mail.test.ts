import { honeypotField } from 'contract/bot-signals';
import { usuallyConfidential } from 'contract/audit';
import { calendarIn } from 'contract/calendar-marks';
import { formAction } from 'contract/form-action';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { publishEntry, sampleText, withValues } from '../../../testing/samples/content';
import { databaseKinds } from '../../../testing/databases/databases';
import { inAnHour } from '../../../testing/samples/contact-history';
import { asksForAddress, sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { ContentRepository } from '../../content/content-repository';
import { eraseRecords } from '../../privacy/erasure/erase-records';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';

let moment: Date;
const now = () => moment;
const addressed = submissionNames.filter(asksForAddress);

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now });
  beforeEach(() => {
    moment = new Date('2026-03-01T10:00:00Z');
  });

  const send = async (kind: SubmissionName, more: object = {}, language: 'en' | 'de' = 'en') => {
    const url = formAction(submissions[kind].endpoint, language);
    const answer = await server.post(url, { ...sampleBody(kind), ...more });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ _id: string }>()._id;
  };
  const addressOf = (kind: SubmissionName, email: string) => ({
    [kind === 'childDedication' ? 'contactEmail' : 'email']: email,
  });
  const rows = () => server.database.selectFrom('outbox').selectAll().execute();

  it('tells whoever sends a form with an address, in its language, and repeats nothing typed freely', async () => {
    const ids = new Map<string, string>();
    for (const kind of submissionNames) {
      const email = `${kind}@example.org`;
      const own = addressed.includes(kind) ? addressOf(kind, email) : {};
      ids.set(email.toLowerCase(), await send(kind, own, 'de'));
    }
    const mails = await server.allMails();
    const told = addressed.filter((kind) => !usuallyConfidential.includes(kind));
    expect(mails.map(({ to }) => to).sort()).toEqual(
      told.map((kind) => `${kind}@example.org`.toLowerCase()).sort(),
    );
    for (const mail of mails) {
      expect(mail).toMatchObject({ language: 'de', id: ids.get(mail.to) });
      expect(mail.text).toContain('Gesendet: Sonntag, 1. März 2026 um 11:00');
      expect(mail.text + mail.html + mail.subject).not.toMatch(/Fictional|sample\.person|000001/);
    }
    expect(await rows()).toEqual([]);
  });

  it('tells days, amounts and answers of closed lists, and no day of birth', async () => {
    await send('pledge');
    const pledge = await server.nextMail();
    expect(pledge.text).toContain('Amount: €25.50');
    await send('childDedication', { dateOfBirth: '2020-05-05', dedicationDate: '2026-04-05' });
    const dedication = await server.nextMail();
    expect(dedication.text).toContain('Dedication: 5 April 2026');
    expect(dedication.text).not.toContain('2020');
    expect(dedication.text).toContain('/more/visit');
  });

  it('tells when and where a programme is that the site has, and nothing of another one', async () => {
    const call = await logInStaff(server);
    const values = {
      ...{ name: { en: 'Night of Song', de: 'Nacht der Lieder' }, page: '/more/praise' },
      ...{ start: '2099-07-01T19:00', end: '2099-07-01T21:00' },
      place: { en: 'Town hall', de: 'Rathaus' },
    };
    await publishEntry(call, 'programs', withValues(sampleText('programs'), values));
    await send('programAttendance', { program: 'night of  song' }, 'de');
    const { text, event } = await server.nextMail();
    const content = new ContentRepository(server.database, now);
    const [entry] = calendarIn(await content.snapshot(now()), 'de').filter(
      (one) => one.kind === 'programs',
    );
    expect(event).toMatchObject({
      ...{ uid: `programs-${entry?.entry.id}`, sequence: entry?.sequence },
      ...{ summary: 'Nacht der Lieder', location: 'Rathaus', isCancelled: false },
      ...{ start: '2099-07-01T19:00', end: '2099-07-01T21:00' },
      ...{ changedAt: entry?.changedAt, url: 'http://church.example/de/more/praise' },
    });
    expect(text).toContain('Die angehängte Datei');
    expect(text).toContain('Veranstaltung: Nacht der Lieder\n');
    expect(text).toContain('Beginn: Mittwoch, 1. Juli 2099 um 19:00\n');
    expect(text).toContain('Ort: Rathaus\n');
    expect(text).toContain('Im geistlichen Dienst: ja');
    expect(text).toContain('/de/more/praise');
    await send('programAttendance', { program: 'Buy at evil.example' });
    const other = await server.nextMail();
    expect(other.text).not.toMatch(/evil|Programme|attached/);
    expect(other).not.toHaveProperty('event');
  });

  it('brings no calendar file of a programme that is over', async () => {
    const call = await logInStaff(server);
    const values = {
      ...{ name: { en: 'Old Song', de: 'Altes Lied' } },
      ...{ start: '2026-03-01T09:00', end: '2026-03-01T11:30' },
    };
    await publishEntry(call, 'programs', withValues(sampleText('programs'), values));
    await send('programAttendance', { program: 'Old Song' });
    expect(await server.nextMail()).toHaveProperty('event.end', '2026-03-01T11:30');
    moment = new Date('2026-03-01T10:30:00Z');
    await send('programAttendance', { program: 'Old Song', email: 'b@example.org' });
    const late = await server.nextMail();
    expect(late.text).toContain('Programme: Old Song');
    expect(late).not.toHaveProperty('event');
  });

  it('says nothing to the address of a robot’s form', async () => {
    await send('contact', { [honeypotField]: 'x' });
    expect(await rows()).toEqual([]);
  });

  it('tells once what is sent twice under its key', async () => {
    const headers = { [idempotencyKeyHeader]: 'one' };
    const { endpoint } = submissions.contact;
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.post(endpoint, sampleBody('contact'), headers)),
    );
    expect(new Set(answers.map((answer) => answer.json<{ _id: string }>()._id)).size).toBe(1);
    expect(await server.allMails()).toHaveLength(1);
    await server.post(endpoint, sampleBody('contact'), headers);
    expect(await server.allMails()).toHaveLength(1);
    const other = { ...sampleBody('contact'), message: 'Something else' };
    const refused = await server.post(endpoint, other, headers);
    expect([refused.statusCode, await rows()]).toEqual([422, []]);
  });

  it('stores no form without its mail', async () => {
    await server.database.schema.dropTable('outbox').execute();
    const answer = await server.post(submissions.contact.endpoint, sampleBody('contact'));
    expect(answer.statusCode).toBe(500);
    expect(await server.readList(submissions.contact.endpoint)).toEqual([]);
  });

  it('says nothing of a section that is confidential when it is sent, nor ever of somebody’s need', async () => {
    const sections = new ConfidentialSectionRepository(server.database, now);
    await sections.choose(['contact']);
    await send('contact');
    await send('welfare');
    await send('request');
    await send('enquiry');
    const mails = await server.allMails();
    expect(mails.map(({ text }) => /Form: (.*)/.exec(text)?.[1])).toEqual(['enquiries']);
  });

  it('forgets a mail that waits with the form that is erased', async () => {
    const id = await send('contact');
    await server.allMails();
    const mail = { kind: 'form-received', recipient: 'a@example.org', attempts: 0 };
    const times = { next_try_at: inAnHour(now()), created_at: now().toISOString() };
    for (const profile_id of [id, 'another'])
      await server.database
        .insertInto('outbox')
        .values({ id: profile_id, ...mail, ...times, profile_id })
        .execute();
    await server.database
      .transaction()
      .execute((transaction) => eraseRecords(transaction, 'contact', [id], now()));
    expect((await rows()).map((row) => row.profile_id)).toEqual(['another']);
  });
});
