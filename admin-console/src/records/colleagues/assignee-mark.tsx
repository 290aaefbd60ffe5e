import styles from './assignee-mark.module.css';
import { nameOfStaff } from './staff';
import type { KnownStaff } from './staff';
import { staffTexts } from './staff.texts';

interface AssigneeMarkProps {
  readonly staff: KnownStaff;
  readonly assignee: string;
}

/**
 * The initials of who a record is assigned to. They are rendered by CSS, because the text of a Status cell is the Status
 * alone; the whole name is the tooltip, and what screen readers say.
 */
export function AssigneeMark({ staff, assignee }: AssigneeMarkProps) {
  const name = nameOfStaff(staff, assignee);
  const label = staffTexts.assignedTo(name);
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      data-initials={initialsOf(name)}
      className={styles.mark}
    />
  );
}

/** The first letters of the first two words of a name or an address: "ruth.moser@example.org" is RM. */
const initialsOf = (name: string): string =>
  (name.split('@')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
