import { useId, useState } from 'react';
import { getTodayNumbers } from 'contract/today-numbers-requests';
import type { AnswerNumbers, TodayNumbers } from 'contract/today-numbers-requests';
import { Button } from 'shared-ui/button';
import { calendarDay } from '../../base/model/calendar-day';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { BarChart } from '../charts/bar-chart';
import cards from '../charts/number-cards.module.css';
import { ShareBar } from '../charts/share-bar';
import { numberWords } from './number-words';
import { NumberTable } from './number-table';
import styles from './numbers.module.css';
import { numberTexts } from './number.texts';

/** What came in and how soon people were answered, as pictures with words, or as a table. */
export function NumberBoard() {
  const id = useId();
  const answer = useRequest(getTodayNumbers, {});
  const [isTable, setIsTable] = useState(false);
  // Who may read no section has no numbers.
  if (answer.body?.groups.length === 0) return null;
  return (
    <section className={styles.board} aria-labelledby={id}>
      <header className={cards.head}>
        <h2 id={id}>{numberTexts.title}</h2>
        <Button variant="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? numberTexts.showPictures : numberTexts.showTable}
        </Button>
      </header>
      <Loaded answer={answer} notLoaded={answer.reason ?? numberTexts.notLoaded}>
        {(numbers) => (
          <>
            <Facts numbers={numbers} />
            {isTable ? <NumberTable numbers={numbers} /> : <Pictures numbers={numbers} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Facts({ numbers }: { readonly numbers: TodayNumbers }) {
  const { firstTimers, answers, helpAnswers } = numbers;
  const { facts } = numberTexts;
  return (
    <ul className={cards.cards}>
      {firstTimers && firstTimers.total > 0 && (
        <li className={cards.card}>
          <h3>{facts.firstTimers}</h3>
          <strong className={cards.number}>
            {numberWords.share(firstTimers.inTime, firstTimers.total)}
          </strong>
          <ShareBar part={firstTimers.inTime} of={firstTimers.total} />
          <p>{facts.ofFirstTimers(firstTimers.inTime, firstTimers.total)}</p>
        </li>
      )}
      <AnswerFact name={facts.answers} answers={answers} />
      {helpAnswers && <AnswerFact name={facts.helpAnswers} answers={helpAnswers} />}
    </ul>
  );
}

interface AnswerFactProps {
  readonly name: string;
  readonly answers: AnswerNumbers;
}

/** The median time to the first answer, with the share that got one. */
function AnswerFact({ name, answers: { total, answered, medianHours } }: AnswerFactProps) {
  const { facts } = numberTexts;
  if (total === 0) return null;
  return (
    <li className={cards.card}>
      <h3>{name}</h3>
      <strong className={cards.number}>
        {medianHours === null ? facts.noAnswer : numberWords.duration(medianHours)}
      </strong>
      <ShareBar part={answered} of={total} />
      <p>{facts.answered(answered, total)}</p>
    </li>
  );
}

function Pictures({ numbers: { weeks, groups } }: { readonly numbers: TodayNumbers }) {
  const names = weeks.map((week) => numberTexts.weekOf(calendarDay(week)));
  const summed = groups.map(({ group, counts }) => ({
    ...{ name: numberTexts.groups[group], counts },
    total: counts.reduce((sum, count) => sum + count, 0),
  }));
  const empty = summed.filter(({ total }) => total === 0).map(({ name }) => name);
  return (
    <>
      <ul className={cards.cards}>
        {summed
          .filter(({ total }) => total > 0)
          .map(({ name, counts, total }) => (
            <li key={name} className={cards.card}>
              <h3>{name}</h3>
              <BarChart
                bars={counts.map((count, place) => ({
                  ...{ name: names[place] ?? '', value: count },
                  words: numberWords.count(count),
                }))}
                label={numberTexts.picture(name, Math.max(...counts))}
                ends={[
                  numberTexts.weeksAgo(counts.length - 1),
                  numberTexts.most(Math.max(...counts)),
                  numberTexts.thisWeek,
                ]}
                isOpen
              />
              <p>{numberTexts.arrivals(total, counts.at(-1) ?? 0)}</p>
            </li>
          ))}
      </ul>
      {empty.length > 0 && <p>{numberTexts.nothingIn(empty.join(', '))}</p>}
    </>
  );
}
