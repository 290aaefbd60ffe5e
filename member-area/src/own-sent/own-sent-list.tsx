import { useState } from 'react';
import type { OwnSent } from 'contract/own-account-requests';
import { Link } from 'react-router-dom';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { Message } from 'shared-ui/message';
import { forgotPasswordPath } from '../paths';
import { OwnSentItem } from './own-sent-item';
import { ownSentTexts as words } from './own-sent.texts';
import styles from './own-sent.module.css';

export interface OwnSentListProps {
  readonly sent: OwnSent;
  readonly email: string | undefined;
}

/**
 * The records that were sent with a member's address. The heading message takes the focus, because the button that had
 * it is unmounted.
 */
export function OwnSentList({ sent, email = '' }: OwnSentListProps) {
  const { isConfirmed, records, isCut } = sent;
  // Only one is expanded at a time, because two correction forms would have the same ids.
  const [opened, setOpened] = useState<string>();
  if (!isConfirmed)
    return (
      <Message tone="info" announce="focus" ref={focusWhenShown}>
        {words.unconfirmed} <Link to={forgotPasswordPath(email)}>{words.confirm}</Link>
      </Message>
    );
  return (
    <>
      <Message tone="info" announce="focus" ref={focusWhenShown}>
        {isCut ? words.cut(records.length) : words.count(records.length)}
      </Message>
      <ul className={styles.list}>
        {records.map((record) => (
          <OwnSentItem
            key={record._id}
            record={record}
            isOpen={record._id === opened}
            onToggled={(isOpen) => setOpened(isOpen ? record._id : undefined)}
          />
        ))}
      </ul>
    </>
  );
}
