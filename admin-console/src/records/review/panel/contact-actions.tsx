import { Link } from 'react-router-dom';
import { personAddress } from '../../../base/model/person-address';
import type { AdminRecord } from '../../../base/model/admin-record';
import styles from './record-panel.module.css';
import { getRecordId } from '../store/open-record';
import { reviewTexts } from '../store/review.texts';
import { internationalNumber } from '../../../base/model/international-number';
import { recordEmail, recordPhone } from 'contract/record-identity';

interface ContactActionsProps {
  readonly record: AdminRecord;
  /** Whether the conversation offers e-mail and WhatsApp, which it keeps (contact-history-section.tsx). */
  readonly isWritten: boolean;
}

/** Links to contact the person of a record, and to everything about them. */
export function ContactActions({ record, isWritten }: ContactActionsProps) {
  const { call, ...links } = contactLinks(record);
  const { mail, whatsApp } = isWritten ? {} : links;
  const recordId = getRecordId(record);
  if (!mail && !call && !whatsApp && recordId === undefined) return null;
  return (
    <ul className={styles.actions}>
      {mail && <Action href={mail} text={reviewTexts.sendMail} />}
      {call && <Action href={call} text={reviewTexts.call} />}
      {whatsApp && (
        <li>
          <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={styles.action}>
            {reviewTexts.whatsApp}
            <span className="visually-hidden">&nbsp;{reviewTexts.opensInNewTab}</span>
          </a>
        </li>
      )}
      {recordId !== undefined && (
        <li>
          <Link to={personAddress(recordId)} className={styles.action}>
            {reviewTexts.everything}
          </Link>
        </li>
      )}
    </ul>
  );
}

const Action = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <li>
    <a href={href} className={styles.action}>
      {text}
    </a>
  </li>
);

interface ContactLinks {
  readonly mail?: string;
  readonly call?: string;
  readonly whatsApp?: string;
}
/** The addresses of links to contact the person of a record. */
export function contactLinks(record: AdminRecord): ContactLinks {
  const email = recordEmail(record);
  const phone = recordPhone(record);
  const dialled = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  // WhatsApp accepts numbers in international form only; a country is never guessed.
  const international = internationalNumber(phone);
  return {
    // An address is one word around one @; anything else could smuggle headers into the mail.
    ...(/^[^\s@?&]+@[^\s@?&]+$/.test(email) && { mail: `mailto:${encodeURI(email)}` }),
    ...(/\d/.test(dialled) && { call: `tel:${international ?? dialled}` }),
    ...(international && { whatsApp: `https://wa.me/${international.slice(1)}` }),
  };
}
