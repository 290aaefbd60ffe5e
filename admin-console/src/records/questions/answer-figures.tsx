import { languageNames, readLanguage } from 'contract/languages';
import type { QuestionAnswer } from 'contract/question-requests';
import { readyQuestionTexts } from 'contract/questions/ready-question.texts';
import { nobodyAsAssignee } from 'contract/filter-fields';
import { recordKinds } from 'contract/review';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { numberWords } from '../numbers/number-words';
import { reviewTexts } from '../review/store/review.texts';
import { MonthChart } from './month-chart';
import { peopleOfValue } from './people-lists';
import { listAddress } from './questions-address';
import styles from './questions.module.css';
import { questionTexts } from './question.texts';
import { ShareTable } from './share-table';
import type { Share } from './share-table';

interface AnswerFiguresProps {
  readonly answer: QuestionAnswer;
  /** As `readPeriod` reads it. */
  readonly period: string;
  readonly isTable: boolean;
}

/** The pictures of an answer. A single month says no more than the number above it. */
export function AnswerFigures({ answer, period, isTable }: AnswerFiguresProps) {
  const { key, months = [], shares = [], steps = [], others = 0 } = answer;
  const { title } = readyQuestionTexts.questions[key];
  const { table } = questionTexts;
  const hasPeople = shares.some(({ value }) => peopleOfValue(key, value, period) !== undefined);
  const isAny = (answer.total ?? 0) > 0;
  const counted = others + shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {isAny && months.length > 1 && (
        <MonthChart months={months} caption={title} isTable={isTable} />
      )}
      {shares.length > 0 && (
        <ShareTable
          shares={shares.map((share) => toShare(key, share, period))}
          caption={title}
          heads={{ value: table.value }}
          of={counted}
        />
      )}
      {others > 0 && <p>{questionTexts.others(numberWords.count(others))}</p>}
      {hasPeople && <p className={styles.unprinted}>{questionTexts.listsPeople}</p>}
      {isAny && steps.length > 0 && (
        <ShareTable
          shares={steps.map(toStep)}
          caption={title}
          heads={{ value: table.step, note: table.after }}
          of={steps[0]?.count ?? 0}
        />
      )}
    </>
  );
}

type AnswerShare = NonNullable<QuestionAnswer['shares']>[number];

const toShare = (
  key: QuestionAnswer['key'],
  { value, name, count, list }: AnswerShare,
  period: string,
): Share => ({
  ...{ key: value, count },
  ...(key === 'neverContacted'
    ? { name: findSectionTitle(value), lang: fixedLanguage }
    : { name: name ?? valueName(key, value) }),
  address: list ? listAddress(list) : peopleOfValue(key, value, period),
});

const findSectionTitle = (value: string) => {
  const kind = recordKinds.find((one) => one === value);
  return kind ? sectionTitles[kind] : value;
};

function valueName(key: QuestionAnswer['key'], value: string): string {
  const language = key === 'languages' ? readLanguage(value) : undefined;
  if (language) return languageNames[language];
  return key === 'openByAssignee' && value === nobodyAsAssignee ? reviewTexts.nobody : value;
}

type AnswerStep = NonNullable<QuestionAnswer['steps']>[number];

const toStep = ({ step, count, medianDays }: AnswerStep): Share => ({
  ...{ key: step, name: readyQuestionTexts.steps[step], count },
  ...(medianDays !== null && {
    note: questionTexts.afterDays(numberWords.days(medianDays), count),
  }),
});
