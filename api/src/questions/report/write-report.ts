import { languages, readLanguage } from 'contract/languages';
import { monthsAfter } from 'contract/periods';
import { answeredSections, journeySteps } from 'contract/question-requests';
import type { QuestionAnswer, QuestionKey } from 'contract/question-requests';
import { smallNumber } from 'contract/report-requests';
import type { Report, ReportPart } from 'contract/report-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { sectionTitles } from 'contract/section-titles';
import type { reportTexts } from './report.texts';
import { hasSmallNumber, toReportShares } from './small-numbers';

interface ReportParts {
  /** YYYY-MM */
  readonly month: string;
  /** YYYY-MM-DD in Innsbruck: when the report is made. */
  readonly today: string;
  readonly answers: readonly QuestionAnswer[];
  /** Confidential sections among those that the reader may read. */
  readonly confidential: readonly RecordKind[];
  readonly texts: typeof reportTexts;
}

/** The sections whose records a question counts. */
const sectionsOf: Readonly<Record<QuestionKey, readonly RecordKind[]>> = {
  firstTimers: ['firstTimer'],
  journey: Object.values(journeySteps).flat(),
  neverContacted: answeredSections,
  answeredWithin: answeredSections,
  pledges: ['pledge'],
  partnerships: ['partnership'],
  registrations: ['programAttendance'],
  testimonies: ['testimony'],
  heardFrom: ['profiles'],
  countries: ['profiles'],
  languages: recordKinds,
  openByAssignee: recordKinds,
};

/** Writes the answers about a month as a report, without what could be recognised (contract/report-requests). */
export function writeReport({ month, today, answers, confidential, texts }: ReportParts): Report {
  const names = {
    month: texts.month(new Date(`${month}-01`)),
    before: texts.month(new Date(`${monthsAfter(month, -1)}-01`)),
  };
  return {
    title: texts.title(names.month),
    note: texts.note(new Date(today), texts.fewer(smallNumber), smallNumber),
    parts: answers.map((answer) => {
      const own = confidential.filter((kind) => sectionsOf[answer.key].includes(kind));
      return writePart(answer, { own, texts, names });
    }),
  };
}

interface PartContext {
  /** The confidential sections whose records the answer counts. */
  readonly own: readonly RecordKind[];
  readonly texts: typeof reportTexts;
  readonly names: { readonly month: string; readonly before: string };
}

function writePart(answer: QuestionAnswer, context: PartContext): ReportPart {
  const { own, texts } = context;
  const { key, unit, total, details } = answer;
  const { title, sentence } = texts.questions[key];
  const part = { key, heading: title, explanation: sentence };
  const counted = unit === 'count' ? total : (details?.answered ?? details?.count);
  if (hasSmallNumber(own, [counted ?? 0])) {
    const few = unit === 'count' ? texts.fewer : texts.tooFew;
    return { ...part, value: few(smallNumber), facts: [], bars: [] };
  }
  const value = total === null ? texts.none : texts.amounts[unit](total);
  return { ...part, value, facts: writeFacts(answer, context), bars: drawBars(answer, context) };
}

function writeFacts(answer: QuestionAnswer, { own, texts, names }: PartContext): string[] {
  const { unit, details = {}, steps = [] } = answer;
  const previous = getPrevious(answer, own);
  const { count, answered, withinDay = 0, withinTwoDays = 0, average, largest } = details;
  const facts: string[] = [];
  // Where two bars compare the months, the sentence would say it again.
  if (previous !== undefined && !isCompared(answer))
    facts.push(texts.inMonth(names.before, texts.amounts[unit](previous)));
  if (unit === 'euros' && count !== undefined) facts.push(texts.counted(count));
  // A few gifts could be recognised by their amounts.
  if (count !== undefined && count >= smallNumber) {
    if (typeof average === 'number') facts.push(texts.average(texts.amounts.euros(average)));
    // The largest is always the gift of one sender.
    if (typeof largest === 'number' && own.length === 0)
      facts.push(texts.largest(texts.amounts.euros(largest)));
  }
  const times = [withinDay, withinTwoDays, (count ?? 0) - (answered ?? 0)];
  if (answered !== undefined && !hasSmallNumber(own, times))
    facts.push(texts.answered(answered, withinDay, withinTwoDays));
  for (const { step, count: persons, medianDays } of steps)
    if (medianDays !== null && persons >= smallNumber)
      facts.push(texts.stepDays(texts.steps[step], medianDays));
  return facts;
}

function drawBars(answer: QuestionAnswer, { own, texts, names }: PartContext) {
  const { key, unit, total, steps } = answer;
  const draw = (amounts: readonly (readonly [label: string, amount: number])[]) => {
    const longest = Math.max(...amounts.map(([, amount]) => amount));
    return amounts.map(([label, amount]) => ({
      label,
      value: texts.amounts[unit](amount),
      share: longest > 0 ? amount / longest : 0,
    }));
  };
  if (steps) {
    const counts = steps.map(({ count }) => count);
    return hasSmallNumber(own, counts)
      ? []
      : draw(steps.map(({ step, count }) => [texts.steps[step], count]));
  }
  const previous = getPrevious(answer, own);
  if (isCompared(answer))
    return previous === undefined || total === null
      ? []
      : draw([
          [names.before, previous],
          [names.month, total],
        ]);
  const { shares, others } = toReportShares(answer, own);
  const rest = others > 0 ? [[texts.others, others] as const] : [];
  return draw([...shares.map((one) => [toLabel(key, one.value), one.count] as const), ...rest]);
}

/** Whether its picture compares the month with the one before. */
const isCompared = ({ shares, steps }: QuestionAnswer) =>
  shares === undefined && steps === undefined;

/** The total of the month before; undefined if it is not known or could be recognised. */
function getPrevious({ unit, previous }: QuestionAnswer, own: readonly RecordKind[]) {
  if (previous === undefined || previous === null) return undefined;
  // How many records are behind a sum or a median of the month before is not known.
  return hasSmallNumber(own, [unit === 'count' ? previous : 0]) ? undefined : previous;
}

/** The value of a share as its answer names it. */
function toLabel(key: QuestionKey, value: string): string {
  const language = key === 'languages' ? readLanguage(value) : undefined;
  if (language) return languages[language].name;
  const kind = key === 'neverContacted' && recordKinds.find((one) => one === value);
  return kind ? sectionTitles[kind] : value;
}
