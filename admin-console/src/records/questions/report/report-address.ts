import { language as pageLanguage } from 'contract/language';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { isReportMonth } from 'contract/report-requests';
import { dashboardPath } from '../../../base/paths';

/** What the address of a report asks for. */
export interface ReportChoice {
  /** YYYY-MM */
  readonly month: string;
  readonly language: Language;
}

/** Parses the address; undefined if it names no month. The report is in the console's language unless it names one. */
export function readReportAddress(address: URLSearchParams): ReportChoice | undefined {
  const month = address.get('report') ?? '';
  if (!isReportMonth(month)) return undefined;
  return { month, language: readLanguage(address.get('language')) ?? pageLanguage };
}

/** The address of a report: `?section=questions&report=2026-10`. */
export function reportAddress({ month, language }: ReportChoice): string {
  const address = new URLSearchParams({ section: 'questions', report: month });
  if (language !== pageLanguage) address.set('language', language);
  return `${dashboardPath}?${address.toString()}`;
}
