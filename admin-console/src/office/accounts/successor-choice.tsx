import { useId } from 'react';
import type { AssignedWork } from 'contract/staff-account-requests';
import { sectionTitles } from '../../base/model/fixed-texts';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';

interface SuccessorChoiceProps {
  /** Undefined until it is loaded. */
  readonly work: AssignedWork | undefined;
  readonly isLost: boolean;
  /** The chosen account; null for nobody, undefined for no choice yet. */
  readonly successor: string | null | undefined;
  readonly onChoose: (successor: string | null | undefined) => void;
}

/** Values of the options that are no account. */
const [noChoice, nobody] = ['', 'nobody'];

/** Asks who takes over the open records of an account, and says which of them the chosen one may not read. */
export function SuccessorChoice({ work, isLost, successor, onChoose }: SuccessorChoiceProps) {
  const id = useId();
  const labels = accountsTexts.people.successor;
  if (!work) return <p role="status">{isLost ? labels.lost : labels.loading}</p>;
  const { sections, successors } = work;
  if (sections.length === 0) return <p>{labels.none}</p>;
  const chosen = successors.find(({ _id }) => _id === successor);
  const left = chosen ? sections.filter(({ kind }) => !chosen.sections.includes(kind)) : [];
  return (
    <div className={styles.successor}>
      <label htmlFor={id}>{labels.give(sum(sections))}</label>
      <p id={`${id}-sections`} className={styles.hint}>
        {listSections(sections)}
      </p>
      <select
        id={id}
        value={successor === null ? nobody : (successor ?? noChoice)}
        aria-describedby={`${id}-sections ${id}-left`}
        onChange={({ target: { value } }) =>
          onChoose(value === nobody ? null : value === noChoice ? undefined : value)
        }
      >
        <option value={noChoice}>{labels.choose}</option>
        {successors.map(({ _id, name, sections: readable }) => (
          <option key={_id} value={_id}>
            {labels.takes(
              name,
              sum(sections.filter(({ kind }) => readable.includes(kind))),
              sum(sections),
            )}
          </option>
        ))}
        <option value={nobody}>{labels.nobody}</option>
      </select>
      <p id={`${id}-left`} role="status">
        {chosen && left.length > 0 && labels.left(chosen.name, listSections(left))}
      </p>
    </div>
  );
}

type Counted = AssignedWork['sections'];

const sum = (sections: Counted) => sections.reduce((total, { count }) => total + count, 0);

const listSections = (sections: Counted) =>
  sections.map(({ kind, count }) => `${sectionTitles[kind]} (${count})`).join(', ');
