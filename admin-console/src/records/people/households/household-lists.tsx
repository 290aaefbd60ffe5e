import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { Loaded } from '../../../session/loaded';
import { countLeft } from '../../../session/use-pages';
import styles from '../people.module.css';
import { MoreButton } from '../more-button';
import { HouseholdCard } from './household-card';
import { useHouseholdPages, useHouseholdProposalPages } from './household-pages';
import { HouseholdProposals } from './household-proposals';
import { householdTexts } from './household.texts';

interface HouseholdListsProps {
  readonly say: OutcomeNoteState['say'];
}

/** The households that staff have said, after those who may be one. */
export function HouseholdLists({ say }: HouseholdListsProps) {
  const proposals = useHouseholdProposalPages();
  const said = useHouseholdPages();
  return (
    <>
      <p className={styles.hint}>{householdTexts.intro}</p>
      <Loaded answer={proposals} notLoaded={proposals.reason ?? householdTexts.notLoaded}>
        {(pages) => (
          <>
            <HouseholdProposals latest={pages.flatMap((page) => page.proposals)} say={say} />
            <MoreButton
              pages={proposals}
              left={countLeft(pages, (page) => page.proposals)}
              say={say}
            />
          </>
        )}
      </Loaded>
      <Loaded answer={said} notLoaded={said.reason ?? householdTexts.notLoaded}>
        {(pages) => {
          const households = pages.flatMap((page) => page.households);
          const total = pages.at(-1)?.total ?? 0;
          return (
            <>
              {total === 0 ? (
                <p className={styles.hint}>{householdTexts.saidNone}</p>
              ) : (
                <h2 className={styles.partTitle}>{householdTexts.said(total)}</h2>
              )}
              <ul className={styles.proposals}>
                {households.map((household) => (
                  <HouseholdCard key={household._id} household={household} say={say} />
                ))}
              </ul>
              <MoreButton
                pages={said}
                left={countLeft(pages, (page) => page.households)}
                say={say}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
