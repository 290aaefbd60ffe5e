import * as Type from '@sinclair/typebox';
import { languageCodes } from '../site/languages';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { questionKeys } from './question-requests';

/**
 * The monthly report: the ready questions of a month in words and bars, for a mail or for paper. It has no name, no
 * address and nothing that only few have typed, and no number of confidential sections that is below `smallNumber`.
 */

/** Fewer records, or senders of the same value, might be recognised. */
export const smallNumber = 5;

const monthPattern = '^20\\d\\d-(0[1-9]|1[0-2])$';

/** A month of Innsbruck as YYYY-MM. */
const reportMonth = Type.String({ maxLength: 7, pattern: monthPattern });

export const isReportMonth = (text: string): boolean => new RegExp(monthPattern).test(text);

const reportPart = Type.Object({
  key: oneOf(questionKeys),
  heading: sentence,
  value: sentence,
  /** What the value counts. */
  explanation: sentence,
  /** Further numbers, each as a sentence. */
  facts: Type.Array(sentence),
  /** The share is that of the longest bar, from 0 to 1. */
  bars: Type.Array(
    Type.Object({
      label: sentence,
      value: sentence,
      share: Type.Number({ minimum: 0, maximum: 1 }),
    }),
  ),
});
export type ReportPart = Value<typeof reportPart>;

const report = Type.Object({
  title: sentence,
  /** How to read it: what it counts and leaves out. */
  note: sentence,
  parts: Type.Array(reportPart),
});
export type Report = Value<typeof report>;

/** The report by the rights of the caller, in the language asked for. */
export const getReport = request('GET /api/admin/questions/report', {
  access: 'staff',
  query: strictObject({ month: reportMonth, language: oneOf(languageCodes) }),
  response: report,
});

const choice = strictObject({ isWanted: Type.Boolean() });

/** Whether the caller gets the report by mail in the first days of each month. */
export const getReportChoice = request('GET /api/admin/account/monthly-report', {
  access: 'staff',
  response: choice,
});

export const chooseReport = request('PUT /api/admin/account/monthly-report', {
  access: 'staff',
  body: choice,
  touches: [getReportChoice],
});
