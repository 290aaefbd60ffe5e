import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { QuestionAnswer } from 'contract/question-requests';
import { readyQuestionTexts } from 'contract/questions/ready-question.texts';
import { useRights } from '../../session/staff-account';
import { formatSum } from '../groups/amount-words';
import { AnswerFigures } from './answer-figures';
import cards from '../charts/number-cards.module.css';
import { answerWords, changeWords } from './answer-words';
import { notContactedPeople, startersOfJourney } from './people-lists';
import { listAddress } from './questions-address';
import styles from './questions.module.css';
import { questionTexts } from './question.texts';

interface AnswerCardProps {
  readonly answer: QuestionAnswer;
  /** As `readPeriod` reads it. */
  readonly period: string;
  readonly isTable: boolean;
}

/** A question with its number, what that means, the difference to the time before, pictures and the records behind it. */
export function AnswerCard({ answer, period, isTable }: AnswerCardProps) {
  const id = useId();
  const { title, sentence } = readyQuestionTexts.questions[answer.key];
  const { unit, total, list } = answer;
  const change = changeWords(answer);
  const address = total && list ? listAddress(list) : startersOfJourney(answer, period);
  return (
    <li className={styles.card}>
      <h2 id={id}>{title}</h2>
      <strong className={cards.number}>
        {total === null ? questionTexts.noAnswer : answerWords(unit, total)}
      </strong>
      {change && <p className={styles.change}>{change}</p>}
      <p>{sentence}</p>
      {detailWords(answer).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <AnswerFigures {...{ answer, period, isTable }} />
      {isWaiting(answer) && <NotContactedLink title={title} period={period} />}
      {address && (
        <p className={styles.list}>
          <Link to={address} aria-label={questionTexts.listOf(title)}>
            {questionTexts.showList}
          </Link>
        </p>
      )}
    </li>
  );
}

/** Whether somebody waits for the first answer. */
const isWaiting = ({ details: { answered, count = 0 } = {} }: QuestionAnswer) =>
  answered !== undefined && answered < count;

interface NotContactedLinkProps {
  readonly title: string;
  readonly period: string;
}

function NotContactedLink({ title, period }: NotContactedLinkProps) {
  const rights = useRights();
  const address = notContactedPeople(period, (kind) => rights?.has(`${kind}:read`) ?? true);
  if (address === undefined) return null;
  return (
    <p className={styles.list}>
      <Link to={address} aria-label={`${questionTexts.notContacted}: ${title}`}>
        {questionTexts.notContacted}
      </Link>
    </p>
  );
}

/** What is known beside the total; nothing about no records. */
function detailWords({ details }: QuestionAnswer): readonly string[] {
  if (!details || details.count === 0) return [];
  const { count = 0, average, largest } = details;
  const { answered, withinDay = 0, withinTwoDays = 0 } = details;
  return [
    ...(answered === undefined
      ? []
      : [questionTexts.answered(answered, count, withinDay, withinTwoDays)]),
    ...(typeof average === 'number' && typeof largest === 'number'
      ? [
          questionTexts.pledges(count, formatSum(average), formatSum(largest)),
          questionTexts.paidUnknown,
        ]
      : []),
  ];
}
