import { locale } from 'contract/language';
import { Link } from 'react-router-dom';
import { myAccountAddress } from '../../base/paths';
import { enrolmentTexts } from './enrolment.texts';
import styles from './enrolment.module.css';

/** Reminds a user who will soon need a second factor. */
export function FactorReminder({ from }: { readonly from: string | undefined }) {
  return (
    <p className={styles.reminder}>
      {enrolmentTexts.soon(from && writeDay(from))}{' '}
      <Link to={myAccountAddress}>{enrolmentTexts.setUp}</Link>
    </p>
  );
}

/** Formats a day (YYYY-MM-DD) as `1 December 2026`; a string that is no day is returned unchanged. */
function writeDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return date.toLocaleDateString(locale, format);
}
