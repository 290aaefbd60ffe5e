import { useState } from 'react';
import Button from '@mui/material/Button';
import type { PersonProposal } from 'contract/persons';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../../base/parts/status-note';
import { Loaded } from '../../../session/loaded';
import { countLeft } from '../../../session/use-pages';
import { MoreButton } from '../more-button';
import type { useProposalPages } from '../use-person-pages';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { usePersonActs } from '../use-person-acts';
import type { PairDecision } from './person-compare-dialog';
import { ProposalCard, getProposalId } from './proposal-card';
import { proposalKey, useSteadyProposals } from '../use-steady-proposals';

interface ProposalListProps {
  readonly proposals: ReturnType<typeof useProposalPages>;
  readonly say: OutcomeNoteState['say'];
}

/** The pairs who may be the same person, the obvious ones first. */
export function ProposalList({ proposals, say }: ProposalListProps) {
  return (
    <Loaded answer={proposals} notLoaded={proposals.reason ?? peopleTexts.notLoaded}>
      {(pages) => (
        <>
          <LoadedProposals latest={pages.flatMap((page) => page.proposals)} say={say} />
          <MoreButton
            pages={proposals}
            left={countLeft(pages, (page) => page.proposals)}
            say={say}
          />
        </>
      )}
    </Loaded>
  );
}

interface LoadedProposalsProps extends Pick<ProposalListProps, 'say'> {
  readonly latest: readonly PersonProposal[];
}

function LoadedProposals({ latest, say }: LoadedProposalsProps) {
  const items = useSteadyProposals(latest);
  const acts = usePersonActs(say);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (items.length === 0) return <StatusNote text={peopleTexts.empty.decide} />;
  const open = items.filter(({ isDecided }) => !isDecided).map(({ proposal }) => proposal);
  const obvious = open.filter(({ isObvious }) => isObvious);
  const chosen = open.filter((one) => selected.has(proposalKey(one)));
  const toggle = (key: string) =>
    setSelected(
      (were) => new Set(were.has(key) ? [...were].filter((one) => one !== key) : [...were, key]),
    );
  const decide = async (proposal: PersonProposal, decision: PairDecision) => {
    const next = open[open.indexOf(proposal) + 1] ?? open[open.indexOf(proposal) - 1];
    if ((await acts[decision](proposal.persons)) && next)
      document.getElementById(getProposalId(next))?.focus();
  };
  const joinChosen = async () => {
    if (await acts.joinPairs(chosen.map(({ persons }) => persons))) setSelected(new Set());
  };
  return (
    <>
      <p className={styles.hint}>{peopleTexts.decideIntro}</p>
      <div className={styles.bulk}>
        {obvious.length > 1 && (
          <Button variant="outlined" onClick={() => setSelected(new Set(obvious.map(proposalKey)))}>
            {peopleTexts.selectObvious(obvious.length)}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="contained" disabled={acts.isBusy} onClick={() => void joinChosen()}>
            {peopleTexts.joinSelected(chosen.length)}
          </Button>
        )}
      </div>
      <ul className={styles.proposals} aria-label={peopleTexts.listNames.decide}>
        {items.map(({ proposal, isDecided }) => (
          <ProposalCard
            key={proposalKey(proposal)}
            {...{ proposal, isDecided }}
            isBusy={acts.isBusy}
            isSelected={selected.has(proposalKey(proposal))}
            onSelect={() => toggle(proposalKey(proposal))}
            onDecide={(decision) => void decide(proposal, decision)}
          />
        ))}
      </ul>
    </>
  );
}
