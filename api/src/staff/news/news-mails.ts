import type { FastifyInstance } from 'fastify';
import { firstLanguage, languages, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { sectionKeys } from 'contract/section-keys';
import { sectionTitles } from 'contract/section-titles';
import { toAddress } from 'contract/request';
import { endDigests } from 'contract/staff-mail-requests';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { Mail } from '../../mail/mail-transport';
import type { Composer } from '../../mail/mailer';
import { writeMail } from '../../mail/write-mail';
import { findProfile } from '../own-account/staff-profile-repository';
import {
  ColleagueNewsRepository,
  colleagueNewsReasons,
} from '../colleague-news/colleague-news-repository';
import type { ColleagueNews } from '../colleague-news/colleague-news-repository';
import { MailChoiceRepository } from './mail-choice-repository';
import type { MailedAccount } from './mail-choice-repository';
import { noticeSubject } from './staff-news';
import * as english from './staff-news.texts';
import { WaitingRecordRepository } from './waiting-records';
import type { WaitingRecords } from './waiting-records';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/staff/news/staff-news.texts.ts`),
);

type NewsMails = Pick<
  FastifyInstance,
  'database' | 'digestTokens' | 'siteOrigin' | 'now' | 'makeId'
>;

/** Composes the emails that tell staff what arrived. Their rights are checked when an email is sent. */
export const makeNewsComposers = (
  app: NewsMails,
): Readonly<Record<'arrival-notice' | 'waiting-digest' | 'colleague-notice', Composer>> => ({
  'arrival-notice': async ({ profileId: subject }) => {
    const [id = ''] = subject.split(':', 1);
    const account = await new MailChoiceRepository(app.database).find(id);
    const kind = recordKinds.find((one) => noticeSubject(id, one) === subject);
    if (account === undefined || kind === undefined) return undefined;
    if (account.mails.sections[kind] !== 'at-once') return undefined;
    return {
      purpose: 'news',
      write: (isLast) => writeNotice(app, account, kind, isLast),
    };
  },
  'waiting-digest': async ({ profileId }) => {
    const account = await new MailChoiceRepository(app.database).find(profileId);
    if (account === undefined || account.mails.digestHour === null) return undefined;
    const { sections } = account.mails;
    const waiting = new WaitingRecordRepository(app.database);
    const mayRead = recordKinds.filter((kind) => sections[kind] !== undefined);
    const counts = await waiting.count(mayRead.filter((kind) => sections[kind] === 'digest'));
    const mine = await waiting.countAssigned(account.id, mayRead);
    if (counts.length === 0 && mine === 0) return undefined;
    return { purpose: 'digest', write: () => writeDigest(app, account, counts, mine) };
  },
  'colleague-notice': async ({ profileId }) => {
    const account = await new MailChoiceRepository(app.database).find(profileId);
    if (!account?.mails.colleagueNews) return undefined;
    const repository = new ColleagueNewsRepository(app.database, app.now, app.makeId);
    const news = await repository.list(account.id);
    // A section that the account may not read any more is not named.
    const shown = news.filter(({ kind }) => account.mails.sections[kind] !== undefined);
    const onSent = () => repository.noteTold(news.map(({ id }) => id));
    if (shown.length > 0)
      return { purpose: 'news', write: () => writeColleagueNews(app, account, shown), onSent };
    await onSent();
    return undefined;
  },
});

const dashboard = '/admin/dashboard';

/** The list of open work, with what is assigned to the reader. */
const todayView = `${dashboard}?section=overview`;

/** The record, if all news are about the same one; otherwise the list of open work. */
function pageOf([first, ...others]: readonly ColleagueNews[]): string {
  const recordId = first?.recordId ?? null;
  if (first === undefined || recordId === null) return todayView;
  if (others.some((other) => other.recordId !== recordId)) return todayView;
  return `${dashboard}?section=${sectionKeys[first.kind]}&record=${recordId}`;
}

async function wordsFor({ database }: NewsMails, { id }: MailedAccount) {
  const { language = firstLanguage } = (await findProfile(database, id)) ?? {};
  const { staffNewsTexts: texts } = await textsIn(language);
  return { language, texts };
}

async function writeNotice(
  app: NewsMails,
  account: MailedAccount,
  kind: RecordKind,
  isLast = false,
): Promise<Mail> {
  const { language, texts } = await wordsFor(app, account);
  const words = texts.arrivalNotice(sectionTitles[kind], isLast);
  const link = app.siteOrigin() + pathIn(language, dashboard);
  return writeMail({ to: account.email, language, words, link });
}

async function writeDigest(
  app: NewsMails,
  account: MailedAccount,
  counts: readonly WaitingRecords[],
  mine: number,
): Promise<Mail> {
  const { language, texts } = await wordsFor(app, account);
  const lines = counts.map(({ kind, count, since }) =>
    texts.waiting(sectionTitles[kind], count, dayOf(since, language)),
  );
  const all = [...lines, ...(mine > 0 ? [texts.mine(mine)] : [])].join('\n');
  const origin = app.siteOrigin();
  const mail = await writeMail({
    to: account.email,
    language,
    words: texts.waitingDigest(all),
    link: origin + pathIn(language, dashboard),
  });
  const token = await app.digestTokens.make(account);
  return { ...mail, unsubscribe: origin + toAddress(endDigests, { query: { token } }) };
}

async function writeColleagueNews(
  app: NewsMails,
  account: MailedAccount,
  news: readonly ColleagueNews[],
): Promise<Mail> {
  const { language, texts } = await wordsFor(app, account);
  const lines = colleagueNewsReasons.flatMap((reason) =>
    recordKinds.map((kind) => {
      const { length } = news.filter((one) => one.kind === kind && one.reason === reason);
      return length === 0 ? '' : texts.colleagueLines[reason](sectionTitles[kind], length);
    }),
  );
  const words = texts.colleagueNotice(lines.filter(Boolean).join('\n'));
  const link = app.siteOrigin() + pathIn(language, pageOf(news));
  return writeMail({ to: account.email, language, words, link });
}

const dayOf = (time: string, language: Language) =>
  new Date(time).toLocaleDateString(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Vienna',
  });
