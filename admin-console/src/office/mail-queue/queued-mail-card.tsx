import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MailName } from 'contract/mail-processing';
import type { QueuedMail } from 'contract/mail-queue';
import { Button } from 'shared-ui/button';
import { sectionTitles } from '../../base/model/fixed-texts';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordAddress } from '../../base/model/record-address';
import styles from './mail-queue.module.css';
import { mailQueueTexts } from './mail-queue.texts';

interface QueuedMailCardProps {
  readonly mail: QueuedMail;
  /** Resolves once it is known whether it is tried again. */
  readonly onSendAgain: (mail: QueuedMail) => Promise<void>;
}

/** One mail that is not sent: which, why not, and what becomes of it. */
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

/** A newer server may send what this release has no words for. */
export function getMailName({ mail, to }: QueuedMail): string {
  const { mails } = mailQueueTexts;
  const name = Object.hasOwn(mails, mail) ? mails[mail as MailName] : mail;
  return to === undefined ? name : mailQueueTexts.to(name, to);
}

const timeOf = (at: string) => innsbruckTime(at) ?? at;
