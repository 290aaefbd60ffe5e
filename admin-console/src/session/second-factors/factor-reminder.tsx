import { locale } from 'contract/language';
import { Link } from 'react-router-dom';
import { myAccountAddress } from '../../base/paths';
import { enrolmentTexts } from './enrolment.texts';
import styles from './enrolment.module.css';

/** A quiet line for a user who soon needs a second factor. */
export function FactorReminder({ from }: { readonly from: string | undefined }) {
  return (
    <p className={styles.reminder}>
      {enrolmentTexts.soon(from && writeDay(from))}{' '}
      <Link to={myAccountAddress}>{enrolmentTexts.setUp}</Link>
    </p>
  );
}

/** `1 December 2026` of a day as YYYY-MM-DD; as it is where it is none. */
function writeDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return date.toLocaleDateString(locale, format);
}
