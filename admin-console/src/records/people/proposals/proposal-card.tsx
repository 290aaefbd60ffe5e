import { useId } from 'react';
import Button from '@mui/material/Button';
import type { PersonProposal } from 'contract/persons';
import { bulkTexts } from '../../bulk/bulk.texts';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonSummary } from '../person-summary';
import { useMayDecide } from '../use-may-decide';
import { proposalKey } from '../use-steady-proposals';

interface ProposalCardProps {
  readonly proposal: PersonProposal;
  readonly isDecided: boolean;
  /** In milliseconds. */
  readonly now: number;
  readonly isBusy: boolean;
  /** Undefined where pairs are decided one by one. */
  readonly isSelected?: boolean;
  readonly onSelect?: () => void;
  readonly onCompare: () => void;
  readonly onDecide: (act: 'join' | 'separate') => void;
}

/** The id of the element of a pair that gets the focus. */
export const getProposalId = (key: string) => `proposal-${key}`;

/** Two persons who may be one, with the reasons and the decision. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, isDecided, now, isBusy, isSelected, onSelect, onCompare, onDecide } = props;
  const { persons, reasons } = proposal;
  const titleId = useId();
  const mayDecide = useMayDecide()(persons);
  const [one = '', other = ''] = persons.map(({ name }) => name || peopleTexts.nameless);
  const pair = peopleTexts.proposal(one, other);
  const acts = [
    ['contained', peopleTexts.same, () => onDecide('join')],
    ['outlined', peopleTexts.compare, onCompare],
    ['outlined', peopleTexts.notSame, () => onDecide('separate')],
  ] as const;
  return (
    <li>
      <article
        id={getProposalId(proposalKey(proposal))}
        tabIndex={-1}
        aria-labelledby={titleId}
        className={styles.proposal}
        data-decided={isDecided}
        data-selected={isSelected}
      >
        <div className={styles.proposalHead}>
          {onSelect && (
            <label className={styles.select}>
              <input
                type="checkbox"
                checked={isSelected ?? false}
                disabled={isDecided || !mayDecide}
                aria-label={bulkTexts.select(pair)}
                onChange={onSelect}
              />
            </label>
          )}
          <h2 id={titleId} className="visually-hidden">
            {pair}
          </h2>
          <p className={styles.reasons}>
            {reasons.map((reason) => (
              <span key={reason}>{peopleTexts.reasons[reason]}</span>
            ))}
          </p>
          {isDecided && <p className={styles.hint}>{peopleTexts.decided}</p>}
        </div>
        <div className={styles.pair}>
          {persons.map((person) => (
            <PersonSummary key={person._id} person={person} now={now} />
          ))}
        </div>
        {!isDecided && mayDecide && (
          <div className={styles.buttons}>
            {acts.map(([variant, label, act]) => (
              <Button
                key={label}
                size="small"
                variant={variant}
                disabled={isBusy}
                aria-label={peopleTexts.ofPair(label, pair)}
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
