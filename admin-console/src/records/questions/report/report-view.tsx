import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { languageCodes, languageNames, readLanguage } from 'contract/languages';
import { getReport } from 'contract/report-requests';
import type { ReportPart } from 'contract/report-requests';
import { Button, ButtonLink } from 'shared-ui/button';
import { latestMonths } from '../../../base/model/latest-months';
import { PeriodOptions } from '../../../base/parts/forms/period-choice';
import { useCurrentMinute } from '../../../session/live/minute-clock';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import { questionsAddress } from '../questions-address';
import { reportAddress } from './report-address';
import type { ReportChoice } from './report-address';
import styles from './report.module.css';
import { reportTexts } from './report.texts';

/** Months that can be chosen, from the current one on back. */
const offeredMonths = 24;

/** The monthly report on a page to read and print, in any language of the site. */
export function ReportView({ choice }: { readonly choice: ReportChoice }) {
  const report = useRequest(getReport, { query: choice }, () => true);
  return (
    <div className={styles.view}>
      <ReportTools choice={choice} />
      <article lang={choice.language} className={styles.report}>
        <h1 className={styles.title} tabIndex={-1}>
          {report.body?.title ?? reportTexts.name}
        </h1>
        <Loaded answer={report} notLoaded={report.reason ?? reportTexts.notLoaded}>
          {({ note, parts }) => (
            <>
              <p className={styles.note}>{note}</p>
              <div className={styles.parts}>
                {parts.map((part) => (
                  <Part key={part.key} part={part} />
                ))}
              </div>
            </>
          )}
        </Loaded>
      </article>
    </div>
  );
}

function ReportTools({ choice }: { readonly choice: ReportChoice }) {
  const navigate = useNavigate();
  const go = (change: Partial<ReportChoice>) =>
    void navigate(reportAddress({ ...choice, ...change }), { preventScrollReset: true });
  const latest = latestMonths(new Date(useCurrentMinute()), offeredMonths);
  const months = latest.includes(choice.month) ? latest : [choice.month, ...latest];
  return (
    <div className={styles.tools}>
      <label className={styles.choice}>
        {reportTexts.month}
        <select value={choice.month} onChange={({ target }) => go({ month: target.value })}>
          <PeriodOptions periods={months} />
        </select>
      </label>
      <label className={styles.choice}>
        {reportTexts.language}
        <select
          value={choice.language}
          onChange={({ target }) => go({ language: readLanguage(target.value) ?? choice.language })}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" onClick={() => window.print()}>
        {reportTexts.print}
      </Button>
      <ButtonLink
        as={Link}
        variant="quiet"
        to={questionsAddress({ period: choice.month, isCompared: true })}
      >
        {reportTexts.allQuestions}
      </ButtonLink>
    </div>
  );
}

/** The words above each bar say what it shows. */
function Part({
  part: { heading, value, explanation, facts, bars },
}: {
  readonly part: ReportPart;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.value}>{value}</p>
      <p>{explanation}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {bars.length > 0 && (
        <ul className={styles.bars}>
          {bars.map((bar) => (
            <li key={bar.label}>
              <span>{bar.label}</span> <b>{bar.value}</b>
              <div className={styles.bar} style={{ width: `${bar.share * 100}%` }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
