import { useState } from 'react';
import Button from '@mui/material/Button';
import { listHouseholdProposals } from 'contract/household-requests';
import type { Person } from 'contract/person-requests';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import { peopleTexts } from '../people.texts';
import styles from '../person/person.module.css';
import { useMayDecide } from '../use-may-decide';
import { proposalKey } from '../use-steady-proposals';
import { HouseholdDialog } from './household-dialog';
import { householdTexts } from './household.texts';
import { PersonLinks, ProposedHousehold } from './proposed-household';
import { WriteHousehold } from './write-household';

interface PersonHouseholdProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
}

const titleId = 'person-household';

/** Who lives with a person, or may, and the button that says so. */
export function PersonHousehold({ person, say }: PersonHouseholdProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { _id: personId, family } = person;
  const answer = useRequest(listHouseholdProposals, { query: { person: personId } });
  const household = family && { ...family, persons: family.members };
  const others = family?.members.filter(({ _id }) => _id !== personId) ?? [];
  const familyName = family?.name || peopleTexts.nameless;
  const mayChange = useMayDecide()(family?.members ?? [person]);
  return (
    <section className={styles.part} aria-label={householdTexts.title}>
      <h2 id={titleId} tabIndex={-1} className={styles.partTitle}>
        {householdTexts.title}
      </h2>
      {others.length === 0 && <p className={styles.hint}>{householdTexts.alone}</p>}
      <PersonLinks persons={others} />
      <div className={styles.buttons}>
        {family && <WriteHousehold {...{ persons: family.members, say }} name={familyName} />}
        {mayChange && (
          <Button size="small" variant="outlined" onClick={() => setIsChanging(true)}>
            {family ? householdTexts.change : householdTexts.say}
          </Button>
        )}
      </div>
      <Loaded answer={answer} notLoaded={answer.reason ?? householdTexts.notLoaded}>
        {({ proposals }) =>
          proposals.map((proposal) => (
            <ProposedHousehold
              key={proposalKey(proposal)}
              known={[person, ...others]}
              {...{ proposal, say }}
              // Both buttons go with the proposal.
              onDecided={() => document.getElementById(titleId)?.focus()}
            />
          ))
        }
      </Loaded>
      {isChanging && (
        <HouseholdDialog
          {...{ household, say }}
          persons={family?.members ?? [person]}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}
