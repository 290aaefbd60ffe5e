import { locale } from 'contract/language';
import { splitWords } from 'contract/further-fields';
import type { ShownProfile } from 'contract/profile';
import facts from '../frame/facts.module.css';
import { nameChoice } from './profile-choices';
import { profileFieldTexts } from './profile-field.texts';
import { shownFields } from './profile-fields';
import { profileTexts } from './profile.texts';
import styles from './profile.module.css';
import { useEffect, useState } from 'react';

type ShownField = (typeof shownFields)[number];

/** All fields of a profile, and further ones from the server, as labels and values (requirements 2.11). */
export const ProfileSummary = ({ profile }: { readonly profile: ShownProfile }) => (
  <dl>
    {shownFields.map((name) => (
      <div key={name} className={facts.fact}>
        <dt>{profileFieldTexts[name]}</dt>
        <dd>
          <FieldValue name={name} value={profile[name]} />
        </dd>
      </div>
    ))}
    {profile.further?.map(({ name, text }) => (
      <div key={name} className={facts.fact}>
        <dt>{splitWords(name)}</dt>
        <dd>{text || <NotGiven />}</dd>
      </div>
    ))}
  </dl>
);

function FieldValue({
  name,
  value,
}: {
  readonly name: ShownField;
  readonly value: string | undefined;
}) {
  if (!value) return <NotGiven />;
  if (name === 'dob') return <time dateTime={value}>{formatDay(value)}</time>;
  if (name === 'email') return <Email email={value} />;
  return nameChoice(name, value);
}

const Email = ({ email }: { readonly email: string }) => useReadableEmail(email);

const NotGiven = () => <span className={styles.notGiven}>{profileTexts.notGiven}</span>;

/** Formats a date for the page's locale; an invalid date is shown as it is. */
function formatDay(value: string): string {
  const day = new Date(value);
  if (Number.isNaN(day.getTime())) return value;
  // A date without a time is parsed as UTC; local time would show the day before in the west.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Decodes the domain of an email address for display. The decoder is loaded only for encoded domains. */
function useReadableEmail(email: string): string {
  const [read, setRead] = useState([email, email]);
  useEffect(() => {
    if (!email.includes('xn--')) return;
    void import('contract/readable-email').then(
      ({ readableEmail }) => setRead([email, readableEmail(email)]),
      () => undefined,
    );
  }, [email]);
  return (read[0] === email && read[1]) || email;
}
