import { useState } from 'react';
import type { PersonProposal } from 'contract/persons';
import { bulkTexts } from '../../bulk/bulk.texts';
import { DecisionCard } from '../decision-card';
import type { DecisionAct } from '../decision-card';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { useMayDecide } from '../use-may-decide';
import { proposalKey } from '../use-steady-proposals';
import { PersonCompareDialog } from './person-compare-dialog';
import type { PairDecision } from './person-compare-dialog';

interface ProposalCardProps {
  readonly proposal: PersonProposal;
  readonly isDecided: boolean;
  readonly isBusy: boolean;
  /** Undefined where pairs are decided one by one. */
  readonly isSelected?: boolean;
  readonly onSelect?: () => void;
  readonly onDecide: (decision: PairDecision) => void;
}

/** The id of the element of a pair that gets the focus. */
export const getProposalId = (proposal: PersonProposal) => `proposal-${proposalKey(proposal)}`;

/** Two persons who may be one, with the reasons and the decision. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, isDecided, isBusy, isSelected, onSelect, onDecide } = props;
  const { persons, reasons } = proposal;
  const [isComparing, setIsComparing] = useState(false);
  const mayDecide = useMayDecide()(persons);
  const [one = '', other = ''] = persons.map(({ name }) => name || peopleTexts.nameless);
  const pair = peopleTexts.proposal(one, other);
  const acts: readonly DecisionAct[] = [
    ['contained', peopleTexts.same, () => onDecide('join')],
    ['outlined', peopleTexts.compare, () => setIsComparing(true)],
    ['outlined', peopleTexts.notSame, () => onDecide('separate')],
  ];
  return (
    <DecisionCard
      id={getProposalId(proposal)}
      heading="h2"
      title={pair}
      about={pair}
      reasons={reasons.map((reason) => peopleTexts.reasons[reason])}
      acts={mayDecide ? acts : []}
      {...{ persons, isDecided, isSelected, isBusy }}
    >
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
      {isComparing && (
        <PersonCompareDialog
          {...{ persons, isBusy }}
          onDecide={(decision) => {
            setIsComparing(false);
            onDecide(decision);
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </DecisionCard>
  );
}
