import type { Person } from 'contract/person-requests';
import type { PersonProposal } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { fixedLanguage, sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { receivedField } from '../../../base/model/record-fields';
import { ResolveButton } from '../../merge/resolve-button';
import { ResolveWorkspace } from '../../merge/resolve-workspace';
import { useReviewStore } from '../../review/store/use-review-store';
import peopleStyles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { personTexts } from '../person.texts';
import { ProposalCard } from '../proposals/proposal-card';
import { proposalKey } from '../use-steady-proposals';
import { usePersonActs } from '../use-person-acts';
import styles from './person.module.css';

interface PersonDecisionsProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
  /** Called when records were merged, or are different from what is shown. */
  readonly onChanged: () => void;
}

/** What is to be decided: who may be the same person, and which records may be the same. Empty if nothing is. */
export function PersonDecisions({ person, say, onChanged }: PersonDecisionsProps) {
  const acts = usePersonActs(say);
  const { proposals, duplicates } = person;
  const kinds = [...new Set(duplicates.map(({ kind }) => kind))];
  if (proposals.length + duplicates.length === 0) return null;
  return (
    <section className={styles.part} aria-label={personTexts.decide}>
      <h2 className={styles.partTitle}>{personTexts.decide}</h2>
      {proposals.length > 0 && (
        <ul className={peopleStyles.proposals}>
          {proposals.map((proposal) => (
            <ProposalCard
              key={proposalKey(proposal)}
              proposal={proposal}
              isDecided={false}
              isBusy={acts.isBusy}
              onDecide={(decision) => void acts[decision](startingWith(person._id, proposal))}
            />
          ))}
        </ul>
      )}
      {kinds.map((kind) => (
        <SectionDuplicates key={kind} {...{ kind, person, onChanged }} />
      ))}
    </section>
  );
}

/** The persons of a pair, this one first: the others are joined into it, and its page stays. */
const startingWith = (id: string, { persons }: PersonProposal) =>
  persons.toSorted((one, other) => Number(other._id === id) - Number(one._id === id));

interface SectionDuplicatesProps extends Omit<PersonDecisionsProps, 'say'> {
  readonly kind: RecordKind;
}

/** The pairs of one section that may be duplicates. Give it the kind as its `key`. */
function SectionDuplicates({ kind, person, onChanged }: SectionDuplicatesProps) {
  const store = useReviewStore(kind, onChanged);
  const records = new Map(person.entries.map(({ record }) => [record._id, record]));
  return (
    <ResolveWorkspace store={store} onMerged={onChanged} onOutdated={onChanged}>
      <ul className={styles.plain}>
        {person.duplicates
          .filter((pair) => pair.kind === kind)
          .map((pair) => {
            const both = pair.records.flatMap((id) => records.get(id) ?? []);
            return (
              <li key={pair.records.join('.')} className={styles.duplicates}>
                <span>
                  {personTexts.sameRecord} <span lang={fixedLanguage}>{sectionTitles[kind]}</span>:{' '}
                  {both.map((record) => innsbruckTime(record[receivedField])).join(' · ')}
                </span>
                <span className={peopleStyles.reasons}>
                  {pair.reasons.map((reason) => (
                    <span key={reason}>{peopleTexts.reasons[reason]}</span>
                  ))}
                </span>
                {both.length === 2 && <ResolveButton records={both} />}
              </li>
            );
          })}
      </ul>
    </ResolveWorkspace>
  );
}
