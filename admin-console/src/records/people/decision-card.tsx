import { useId } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { PersonHead } from 'contract/persons';
import styles from './people.module.css';
import { peopleTexts } from './people.texts';
import { PersonSummary } from './person-summary';

export type DecisionAct = readonly [
  variant: 'contained' | 'outlined',
  label: string,
  act: () => void,
];

interface DecisionCardProps {
  /** The id of the element that gets the focus. */
  readonly id: string;
  readonly heading: 'h2' | 'h3';
  readonly title: string;
  /** Whom the buttons are about, for their accessible names. */
  readonly about: string;
  readonly persons: readonly PersonHead[];
  /** Why something is to be decided about them. */
  readonly reasons: readonly string[];
  readonly isDecided: boolean;
  readonly isSelected?: boolean | undefined;
  readonly isBusy: boolean;
  /** What can be decided; nothing is shown of it once it is. */
  readonly acts: readonly DecisionAct[];
  /** What stands before the reasons. */
  readonly children?: ReactNode;
}

/** Persons about whom staff decide something, with the reasons and the decision. */
export function DecisionCard(props: DecisionCardProps) {
  const { id, heading: Heading, title, about, persons, reasons, isDecided, acts } = props;
  const titleId = useId();
  return (
    <li>
      <article
        id={id}
        tabIndex={-1}
        aria-labelledby={titleId}
        className={styles.proposal}
        data-decided={isDecided}
        data-selected={props.isSelected}
      >
        <div className={styles.proposalHead}>
          {props.children}
          <Heading id={titleId} className="visually-hidden">
            {title}
          </Heading>
          <p className={styles.reasons}>
            {reasons.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
          </p>
          {isDecided && <p className={styles.hint}>{peopleTexts.decided}</p>}
        </div>
        <div className={styles.pair}>
          {persons.map((person) => (
            <PersonSummary key={person._id} person={person} />
          ))}
        </div>
        {!isDecided && acts.length > 0 && (
          <div className={styles.buttons}>
            {acts.map(([variant, label, act]) => (
              <Button
                key={label}
                size="small"
                variant={variant}
                disabled={props.isBusy}
                aria-label={peopleTexts.ofPair(label, about)}
                onClick={act}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </article>
    </li>
  );
}
