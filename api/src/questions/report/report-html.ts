import type { ReportPart } from 'contract/report-requests';
import { escapeText } from '../../http/responses/escape-text';
import type { reportTexts } from './report.texts';

const headingStyle = 'margin:2rem 0 0;font-size:1.1rem';
const valueStyle = 'margin:0;font-size:1.75rem;font-weight:bold';
const lineStyle = 'margin:0.25rem 0 0';

/** A part of the report as the text of an email. */
export const toReportText = (
  { heading, value, explanation, facts, bars }: ReportPart,
  texts: typeof reportTexts,
): string =>
  [
    texts.bar(heading, value),
    explanation,
    ...facts,
    ...bars.map((bar) => `- ${texts.bar(bar.label, bar.value)}`),
  ].join('\n');

/**
 * The same as HTML. Programs for mails run no script and draw no SVG, so a bar is the upper border of a cell, which has
 * the colour of the text.
 */
export const toReportHtml = (
  { heading, value, explanation, facts, bars }: ReportPart,
  texts: typeof reportTexts,
): string =>
  [
    `<h2 style="${headingStyle}">${escapeText(heading)}</h2>`,
    paragraph(value, valueStyle),
    ...[explanation, ...facts].map((line) => paragraph(line, lineStyle)),
    ...bars.map((bar) => paragraph(texts.bar(bar.label, bar.value), lineStyle) + draw(bar.share)),
  ].join('\n');

const paragraph = (text: string, style: string) => `<p style="${style}">${escapeText(text)}</p>`;

function draw(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0) return '';
  const rest = percent < 100 ? `<td width="${100 - percent}%"></td>` : '';
  const bar = `<td width="${percent}%" style="padding:0;border-top:0.6rem solid"></td>`;
  return `<table role="presentation" width="100%" cellspacing="0"><tr>${bar}${rest}</tr></table>`;
}
