import type { QuestionAnswer } from 'contract/question-requests';
import { formatSum } from '../groups/amount-words';
import { numberWords } from '../numbers/number-words';
import { questionTexts } from './question.texts';

type Unit = QuestionAnswer['unit'];

/** A number in the words of its unit. */
export function answerWords(unit: Unit, total: number): string {
  if (unit === 'hours') return numberWords.duration(total);
  return unit === 'euros' ? formatSum(total) : numberWords.count(total);
}

/** The difference to the period before; undefined if there is nothing to compare. */
export function changeWords({
  unit,
  total,
  previous,
}: Pick<QuestionAnswer, 'unit' | 'total' | 'previous'>): string | undefined {
  if (!total && !previous) return undefined;
  if (total === null || previous === undefined || previous === null) return undefined;
  if (previous === 0) return questionTexts.noneBefore;
  const { more, less, same } = questionTexts.changes[unit];
  const [by, before] = [Math.abs(total - previous), previous].map((one) => answerWords(unit, one));
  if (by === undefined || before === undefined || total === previous) return same;
  return total > previous ? more(by, before) : less(by, before);
}
