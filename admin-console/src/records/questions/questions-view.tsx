import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { language as pageLanguage } from 'contract/language';
import { isAlways, monthsAfter, previousPeriod, readPeriod } from 'contract/periods';
import type { Period } from 'contract/periods';
import { getQuestions } from 'contract/question-requests';
import { Button, ButtonLink } from 'shared-ui/button';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import cards from '../charts/number-cards.module.css';
import { useOwnName } from '../colleagues/use-own-name';
import { AnswerCard } from './answer-card';
import { readOwnQuestion } from './own-address';
import { OwnQuestions } from './own-questions';
import { PeriodForm } from './period-form';
import { daysOf } from '../../base/model/period-words';
import { readQuestionsAddress } from './questions-address';
import type { QuestionsChoice } from './questions-address';
import styles from './questions.module.css';
import { questionTexts } from './question.texts';
import { readReportAddress, reportAddress } from './report/report-address';
import { reportTexts } from './report/report.texts';
import { ReportView } from './report/report-view';

/** The questions that can be answered from the sections that the user may see (requirements 10.6). */
export function QuestionsView() {
  const [parameters] = useSearchParams();
  const now = new Date(useCurrentMinute());
  const choice = readQuestionsAddress(parameters, now);
  const [isTable, setIsTable] = useState(false);
  // Who was sent a question would not look for it below all others.
  const { hash } = useLocation();
  const [beginsWithOwn] = useState(readOwnQuestion(hash) !== undefined);
  const report = readReportAddress(parameters);
  useFocusOnTitleAfterSwitch(report !== undefined);
  if (report) return <ReportView choice={report} />;
  const lastMonth = monthsAfter(toInnsbruckDay(now).slice(0, 7), -1);
  return (
    <div className={styles.view}>
      <div className={cards.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {questionTexts.name}
        </h1>
        <div className={styles.tools}>
          <ButtonLink
            as={Link}
            variant="quiet"
            to={reportAddress({ month: lastMonth, language: pageLanguage })}
          >
            {reportTexts.name}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setIsTable(!isTable)}>
            {isTable ? questionTexts.showPictures : questionTexts.showTables}
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            {questionTexts.print}
          </Button>
        </div>
      </div>
      <p className={styles.unprinted}>{questionTexts.intro}</p>
      <PeriodForm choice={choice} />
      <p className={styles.days}>{describe(choice, now)}</p>
      <PrintLine />
      {beginsWithOwn && <OwnQuestions choice={choice} isTable={isTable} />}
      <Answers choice={choice} isTable={isTable} />
      {!beginsWithOwn && <OwnQuestions choice={choice} isTable={isTable} />}
    </div>
  );
}

/** The link between the questions and the report is gone once it was followed, and the focus with it. */
function useFocusOnTitleAfterSwitch(isReport: boolean): void {
  const wasReport = useRef(isReport);
  useEffect(() => {
    if (wasReport.current !== isReport) document.querySelector('h1')?.focus();
    wasReport.current = isReport;
  }, [isReport]);
}

/** Who printed the page, and when. */
function PrintLine() {
  const who = useOwnName();
  const now = useCurrentMinute();
  return (
    <p className={styles.printed}>{questionTexts.printed(innsbruckTime(now) ?? '', who ?? '')}</p>
  );
}

/** The days that are asked about, and those that they are compared with. */
function describe({ period, isCompared }: QuestionsChoice, now: Date): string {
  const current = readPeriod(period, now);
  const before = current && isCompared ? previousPeriod(current, now) : undefined;
  return [
    ...(current ? [daysOf(untilToday(current, now))] : []),
    ...(before ? [questionTexts.comparedWith(daysOf(before))] : []),
  ].join(', ');
}

/** Of a time that goes on, the days until today are counted and compared. */
function untilToday(period: Period, now: Date): Period {
  const today = toInnsbruckDay(now);
  const goesOn = !isAlways(period) && period.firstDay <= today && today < period.lastDay;
  return goesOn ? { ...period, lastDay: today } : period;
}

interface AnswersProps {
  readonly choice: QuestionsChoice;
  readonly isTable: boolean;
}

function Answers({ choice: { period, isCompared }, isTable }: AnswersProps) {
  const loaded = useRequest(getQuestions, {
    query: { period, compared: isCompared ? 'yes' : 'no' },
  });
  return (
    <Loaded answer={loaded} notLoaded={loaded.reason ?? questionTexts.notLoaded}>
      {({ answers }) =>
        answers.length === 0 ? (
          <p>{questionTexts.noQuestions}</p>
        ) : (
          <ul className={styles.cards}>
            {answers.map((answer) => (
              <AnswerCard key={answer.key} {...{ answer, period, isTable }} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
