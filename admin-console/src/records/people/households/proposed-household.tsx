import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { HouseholdProposal } from 'contract/household-requests';
import type { PersonHead } from 'contract/persons';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { personAddress } from '../../../base/model/person-address';
import peopleStyles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import styles from '../person/person.module.css';
import { householdTexts } from './household.texts';
import { useHouseholdActs } from './use-household-acts';

interface ProposedHouseholdProps {
  readonly proposal: HouseholdProposal;
  /** Those whom the page names already, with the person. */
  readonly known: readonly Pick<PersonHead, '_id'>[];
  readonly say: OutcomeNoteState['say'];
  readonly onDecided: () => void;
}

/** Who may live with a person, with the reasons and the decision. */
export function ProposedHousehold({ proposal, known, say, onDecided }: ProposedHouseholdProps) {
  const acts = useHouseholdActs(say);
  const { persons, reasons } = proposal;
  const others = persons.filter((person) => known.every(({ _id }) => _id !== person._id));
  const names = others.map(({ name }) => name || peopleTexts.nameless).join(', ');
  const decide = async (work: Promise<boolean>) => {
    if (await work) onDecided();
  };
  const buttons = [
    [householdTexts.agree, () => acts.accept(proposal)],
    [householdTexts.isNone, () => acts.refuse(persons)],
  ] as const;
  return (
    <div className={peopleStyles.proposal}>
      <h3>{householdTexts.proposed}</h3>
      <PersonLinks persons={others} />
      <p className={styles.hint}>
        {reasons.map((reason) => householdTexts.reasons[reason]).join(' · ')}
      </p>
      <div className={styles.buttons}>
        {buttons.map(([label, act]) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            disabled={acts.isBusy}
            aria-label={peopleTexts.ofPair(label, names)}
            onClick={() => void decide(act())}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Persons by name, each with a way to reach them. */
export const PersonLinks = ({ persons }: { readonly persons: readonly PersonHead[] }) => (
  <ul className={styles.plain}>
    {persons.map(({ _id, name, emails, phones }) => (
      <li key={_id}>
        <Link to={personAddress(_id)}>{name || peopleTexts.nameless}</Link>{' '}
        <span className={styles.hint}>{emails[0] ?? phones[0]}</span>
      </li>
    ))}
  </ul>
);
