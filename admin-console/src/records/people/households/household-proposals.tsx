import { useState } from 'react';
import type { HouseholdProposal } from 'contract/household-requests';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { DecisionCard } from '../decision-card';
import type { DecisionAct } from '../decision-card';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { proposalKey, useSteadyProposals } from '../use-steady-proposals';
import { HouseholdDialog } from './household-dialog';
import { householdTexts } from './household.texts';
import { useHouseholdActs } from './use-household-acts';

interface HouseholdProposalsProps {
  /** What the server sent last. */
  readonly latest: readonly HouseholdProposal[];
  readonly say: OutcomeNoteState['say'];
}

const getCardId = (proposal: HouseholdProposal) => `household-${proposalKey(proposal)}`;

/** Persons who may live together, each group with the reasons and the decision. */
export function HouseholdProposals({ latest, say }: HouseholdProposalsProps) {
  const items = useSteadyProposals(latest);
  const acts = useHouseholdActs(say);
  const [partly, setPartly] = useState<HouseholdProposal>();
  const open = items.filter(({ isDecided }) => !isDecided).map(({ proposal }) => proposal);
  const decide = async (proposal: HouseholdProposal, isOne: boolean) => {
    const next = open[open.indexOf(proposal) + 1] ?? open[open.indexOf(proposal) - 1];
    const isDone = isOne ? await acts.accept(proposal) : await acts.refuse(proposal.persons);
    if (isDone && next) document.getElementById(getCardId(next))?.focus();
  };
  return (
    <>
      <h2 className={styles.partTitle}>{householdTexts.proposed}</h2>
      {items.length === 0 && <p className={styles.hint}>{householdTexts.proposedNone}</p>}
      <ul className={styles.proposals}>
        {items.map(({ proposal, isDecided }) => (
          <ProposalCard
            key={proposalKey(proposal)}
            {...{ proposal, isDecided }}
            isBusy={acts.isBusy}
            onDecide={(isOne) => void decide(proposal, isOne)}
            onPart={() => setPartly(proposal)}
          />
        ))}
      </ul>
      {partly && (
        <HouseholdDialog
          household={undefined}
          {...{ persons: partly.persons, say }}
          onClose={() => setPartly(undefined)}
        />
      )}
    </>
  );
}

interface ProposalCardProps {
  readonly proposal: HouseholdProposal;
  readonly isDecided: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (isHousehold: boolean) => void;
  readonly onPart: () => void;
}

function ProposalCard({ proposal, isDecided, isBusy, onDecide, onPart }: ProposalCardProps) {
  const { persons, reasons, household } = proposal;
  const names = persons.map(({ name }) => name || peopleTexts.nameless).join(', ');
  const { isOne, joinsOne, some, isNone } = householdTexts;
  const acts: readonly DecisionAct[] = [
    ['contained', household ? joinsOne : isOne, () => onDecide(true)],
    // Who is in a household is changed there.
    ...(household || persons.length < 3 ? [] : [['outlined', some, onPart] as const]),
    ['outlined', isNone, () => onDecide(false)],
  ];
  return (
    <DecisionCard
      id={getCardId(proposal)}
      heading="h3"
      title={householdTexts.of(names)}
      about={names}
      reasons={reasons.map((reason) => householdTexts.reasons[reason])}
      {...{ persons, isDecided, isBusy, acts }}
    />
  );
}
