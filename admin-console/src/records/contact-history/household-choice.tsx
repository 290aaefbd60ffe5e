import { useId } from 'react';
import { findEmailHouseholds } from 'contract/contact-history-requests';
import { locale } from 'contract/language';
import { useRequest } from '../../session/use-request';
import { bulkEmailTexts } from './bulk-email.texts';
import type { BulkRecipient } from './bulk-recipients';
import styles from './contact-history.module.css';

/** The ids of the records of each household of which there are several recipients. */
export function useHouseholds(
  recipients: readonly BulkRecipient[],
): readonly (readonly string[])[] {
  const records = recipients.map(({ _id }) => _id);
  return useRequest(findEmailHouseholds, { body: { records } }).body?.households ?? [];
}

const list = new Intl.ListFormat(locale);

interface HouseholdChoiceProps {
  readonly recipients: readonly BulkRecipient[];
  readonly households: readonly (readonly string[])[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Whether each household gets one email, with the names of them. */
export function HouseholdChoice({
  recipients,
  households,
  isChosen,
  onChoose,
}: HouseholdChoiceProps) {
  const id = useId();
  const named = households.map((ids) =>
    list.format(new Set(recipients.filter(({ _id }) => ids.includes(_id)).map(({ name }) => name))),
  );
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {bulkEmailTexts.perHousehold}
      </label>
      <p id={id} className={styles.hint}>
        {bulkEmailTexts.perHouseholdHint(named.join('; '))}
      </p>
    </div>
  );
}
