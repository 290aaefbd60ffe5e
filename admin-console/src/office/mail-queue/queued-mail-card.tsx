import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MailName } from 'contract/mail-processing';
import type { QueuedMail } from 'contract/mail-queue-requests';
import { Button } from 'shared-ui/button';
import { sectionTitles } from '../../base/model/fixed-texts';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordAddress } from '../../base/model/record-address';
import { PersonLink } from '../../base/parts/person-link';
import styles from './mail-queue.module.css';
import { mailQueueTexts } from './mail-queue.texts';

interface QueuedMailCardProps {
  readonly mail: QueuedMail;
  /** Resolves after the response. */
  readonly onSendAgain: (mail: QueuedMail) => Promise<void>;
}

/** One unsent mail with the reason and what will happen to it. */
export function QueuedMailCard({ mail, onSendAgain }: QueuedMailCardProps) {
  const texts = mailQueueTexts;
  const [isSending, setIsSending] = useState(false);
  const { about, record, at, attempts, nextTryAt, until, reason } = mail;
  const sendAgain = async () => {
    if (isSending) return;
    setIsSending(true);
    await onSendAgain(mail);
    setIsSending(false);
  };
  const facts = [texts.asked(timeOf(at)), attempts > 0 && texts.tries(attempts)];
  return (
    <li className={styles.card} data-state={nextTryAt === undefined ? 'failed' : undefined}>
      <h3>{getMailName(mail)}</h3>
      {about && <span>{texts.about(sectionTitles[about])}</span>}
      {reason !== undefined && (
        <span>
          {texts.reason}{' '}
          <bdi className={styles.reason} lang="">
            {reason}
          </bdi>
        </span>
      )}
      <span className={styles.hint}>{facts.filter(Boolean).join(', ')}</span>
      {nextTryAt !== undefined && <span>{texts.next(timeOf(nextTryAt))}</span>}
      <span className={styles.hint}>{texts.until(timeOf(until))}</span>
      {about && record !== undefined && (
        <Link
          to={recordAddress(about, record)}
          aria-label={`${texts.record}: ${getMailName(mail)}`}
        >
          {texts.record}
        </Link>
      )}
      {about && record !== undefined && <PersonLink id={record} name={getMailName(mail)} />}
      {mail.maySendAgain && (
        <Button
          variant="secondary"
          aria-disabled={isSending || undefined}
          aria-label={`${texts.sendAgain}: ${getMailName(mail)}`}
          onClick={() => void sendAgain()}
        >
          {isSending ? texts.sendingAgain : texts.sendAgain}
        </Button>
      )}
    </li>
  );
}

/** The name of a mail; a newer server may send one that this release does not know. */
export function getMailName({ mail, to }: QueuedMail): string {
  const { mails } = mailQueueTexts;
  const name = Object.hasOwn(mails, mail) ? mails[mail as MailName] : mail;
  return to === undefined ? name : mailQueueTexts.to(name, to);
}

const timeOf = (at: string) => innsbruckTime(at) ?? at;
