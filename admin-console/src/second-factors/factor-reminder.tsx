import { Link } from 'react-router-dom';
import { localeOf, translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { myAccountAddress } from '../paths';
import { enrolmentLabels } from './enrolment-labels';
import styles from './enrolment.module.css';

/** A quiet line for somebody who soon needs a second factor. */
export function FactorReminder({ from }: { readonly from: string | undefined }) {
  const labels = translate(enrolmentLabels, consoleLanguage);
  return (
    <p className={styles.reminder}>
      {labels.soon(from && writeDay(from))} <Link to={myAccountAddress}>{labels.setUp}</Link>
    </p>
  );
}

/** `1 December 2026` of a day as YYYY-MM-DD; as it is where it is none. */
function writeDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return date.toLocaleDateString(localeOf[consoleLanguage], format);
}
