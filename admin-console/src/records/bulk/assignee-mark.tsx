import { nameOfStaff } from '../colleagues/staff';
import type { KnownStaff } from '../colleagues/staff';
import styles from './assignee-mark.module.css';
import { bulkTexts } from './bulk.texts';

interface AssigneeMarkProps {
  readonly staff: KnownStaff;
  readonly assignee: string;
}

/** The initials of who a record is assigned to; the whole name is its tooltip, and what screen readers say. */
export function AssigneeMark({ staff, assignee }: AssigneeMarkProps) {
  const name = nameOfStaff(staff, assignee);
  return (
    <span
      role="img"
      className={styles.mark}
      aria-label={bulkTexts.assigned(name)}
      title={bulkTexts.assigned(name)}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first two words of a name or an address: "ruth.moser@example.org" is RM. */
export const initialsOf = (name: string): string =>
  (name.split('@')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
