import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { summarizeRecords } from 'contract/summary-requests';
import type { Summary } from 'contract/summary-requests';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { totalsInWords } from '../groups/amount-words';
import cards from '../charts/number-cards.module.css';
import { answerWords, changeWords } from './answer-words';
import type { OwnQuestion } from './own-address';
import type { QuestionsChoice } from './questions-address';
import styles from './questions.module.css';
import { questionTexts } from './question.texts';
import { SummaryFigures, onlySection, summaryList } from './summary-figures';

interface SummaryCardProps {
  readonly question: OwnQuestion;
  /** Absent for a question without a name: it is called by its sections. */
  readonly name?: string;
  readonly choice: QuestionsChoice;
  readonly isTable: boolean;
  /** What can be done with the question. */
  readonly children?: ReactNode;
}

/** A question of the user's own with its number, as those that are ready. */
export function SummaryCard({ question, name, choice, isTable, children }: SummaryCardProps) {
  const { period } = choice;
  const loaded = useRequest(summarizeRecords, { body: { ...question, period } });
  const title = name ?? question.kinds.map((kind) => sectionTitles[kind]).join(', ');
  return (
    <div className={styles.card}>
      <h3 lang={name === undefined ? fixedLanguage : undefined}>{title}</h3>
      <Loaded answer={loaded} notLoaded={loaded.reason ?? questionTexts.notLoaded}>
        {(summary) => {
          const kind = summary.total.count > 0 ? onlySection(question) : undefined;
          return (
            <>
              <Numbers summary={summary} isCompared={choice.isCompared} />
              <SummaryFigures {...{ question, period, summary, title, isTable }} />
              {kind && (
                <p className={styles.list}>
                  <Link
                    to={summaryList(kind, question.filter, period)}
                    aria-label={questionTexts.listOf(title)}
                  >
                    {questionTexts.showList}
                  </Link>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
      {children}
    </div>
  );
}

interface NumbersProps {
  readonly summary: Summary;
  readonly isCompared: boolean;
}

function Numbers({ summary: { total, previous }, isCompared }: NumbersProps) {
  const unit = total.sum === null ? 'count' : 'euros';
  const toNumber = ({ sum, count }: Summary['total']) => sum ?? count;
  const change =
    isCompared && previous
      ? changeWords({ unit, total: toNumber(total), previous: toNumber(previous) })
      : undefined;
  return (
    <>
      <strong className={cards.number}>{answerWords(unit, toNumber(total))}</strong>
      {change && <p className={styles.change}>{change}</p>}
      {total.sum !== null && (
        <p>
          {totalsInWords({
            count: total.count,
            sum: undefined,
            average: total.average ?? undefined,
          })}
        </p>
      )}
    </>
  );
}
