import type { StoredEntry } from 'contract/stored-entry';
import { getEntryState } from './entry-labels';
import { websiteTexts } from './website.texts';
import styles from './website.module.css';

/** A label for whether visitors see an entry. */
export function StateMark({ entry }: { readonly entry: StoredEntry }) {
  const state = getEntryState(entry);
  return (
    <span className={styles.state} data-state={state}>
      {websiteTexts.list.states[state]}
    </span>
  );
}
