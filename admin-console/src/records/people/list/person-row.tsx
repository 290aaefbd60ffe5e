import type { PersonHead } from 'contract/persons';
import { bulkTexts } from '../../bulk/bulk.texts';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonSummary } from '../person-summary';

interface PersonRowProps {
  readonly person: PersonHead;
  /** In milliseconds. */
  readonly now: number;
  readonly isSelected: boolean;
  readonly onSelect: (isRange: boolean) => void;
}

/** A person in a list, with a box that selects. */
export const PersonRow = ({ person, now, isSelected, onSelect }: PersonRowProps) => (
  <li className={styles.person} data-selected={isSelected}>
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={bulkTexts.select(person.name || peopleTexts.nameless)}
        // A change event does not tell whether Shift is held.
        onClick={({ shiftKey }) => onSelect(shiftKey)}
        onChange={() => undefined}
      />
    </label>
    <PersonSummary person={person} now={now} />
  </li>
);
