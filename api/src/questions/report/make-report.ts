import type { FastifyInstance } from 'fastify';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { Language } from 'contract/languages';
import type { Report } from 'contract/report-requests';
import type { Right } from 'contract/rights';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';
import { getKindsWithRight } from '../../auth/access/route-access';
import { inEveryLanguage } from '../../mail/in-every-language';
import { answerQuestions } from '../ready/ready-questions';
import * as english from './report.texts';
import { writeReport } from './write-report';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/questions/report/report.texts.ts`),
);

export const reportTextsIn = async (language: Language) => (await textsIn(language)).reportTexts;

export type ReportSource = Pick<FastifyInstance, 'database' | 'now'> & {
  readonly personIndexer: Pick<FastifyInstance['personIndexer'], 'catchUp'>;
};

interface AskedReport {
  readonly rights: ReadonlySet<Right>;
  /** YYYY-MM */
  readonly month: string;
  readonly language: Language;
}

/** Answers the questions of a month by the rights of a reader, and writes them as a report. */
export async function makeReport(
  { database, now, personIndexer }: ReportSource,
  { rights, month, language }: AskedReport,
): Promise<Report> {
  await personIndexer.catchUp();
  const kinds = getKindsWithRight(rights, 'read');
  const asked = { database, kinds, period: month, isCompared: true, now: now() };
  const confidential = await new ConfidentialSectionRepository(database, now).read();
  return writeReport({
    month,
    today: toInnsbruckDay(now()),
    answers: (await answerQuestions(asked)) ?? [],
    confidential: confidential.filter((kind) => kinds.includes(kind)),
    texts: await reportTextsIn(language),
  });
}
