import { locale } from 'contract/language';
import { Button } from 'shared-ui/button';
import type { EntryState } from '../store/entry-store';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';

interface SavingLineProps {
  readonly state: EntryState;
  readonly onTryNow: () => void;
}

/** The state of saving. Only the first success and failures are announced, not each save. */
export function SavingLine({ state, onTryNow }: SavingLineProps) {
  const { saving } = state;
  const isBad = saving.is === 'offline' || saving.is === 'faulty' || saving.is === 'refused';
  return (
    <div className={styles.saving} data-bad={isBad || saving.is === 'conflict' || undefined}>
      <p aria-hidden="true">{shownWords(state)}</p>
      {/* Its text is the same after each save, so it is announced once. */}
      <p role="status" className="visually-hidden">
        {saidWords(state)}
      </p>
      {saving.is === 'offline' && (
        <Button variant="quiet" onClick={onTryNow}>
          {websiteTexts.saving.tryNow}
        </Button>
      )}
    </div>
  );
}

const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Vienna' });

function shownWords({ saving, savedAt, stored }: EntryState): string {
  const { saving: words } = websiteTexts;
  if (saving.is === 'unsaved') return words.unsaved;
  if (saving.is === 'saving') return words.saving;
  if (saving.is !== 'stored') return badWords(saving);
  if (savedAt) return words.saved(clock.format(savedAt));
  return stored ? words.asStored : words.isNew;
}

function saidWords({ saving, savedAt }: EntryState): string {
  if (saving.is === 'stored' || saving.is === 'unsaved' || saving.is === 'saving')
    return savedAt ? websiteTexts.saving.isSaved : '';
  return badWords(saving);
}

function badWords(saving: EntryState['saving']): string {
  const { saving: words } = websiteTexts;
  if (saving.is === 'faulty') return words.faulty;
  if (saving.is === 'conflict') return words.conflict;
  if (saving.is === 'refused') return words.refused(saving.message ?? websiteTexts.failed);
  if (saving.is === 'offline' && saving.message !== undefined) return words.later(saving.message);
  return words.offline;
}
