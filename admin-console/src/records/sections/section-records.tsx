import { memo, useCallback, useMemo, useState } from 'react';
import { DuplicateGroupsPanel } from '../duplicate-groups/duplicate-groups-panel';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { ScrollAnchor } from '../../base/parts/scroll-anchor';
import { PhoneCountryChoice } from '../matches/phone-country-choice';
import { SectionChoiceContext } from '../exports/section-choice';
import { ProgramTables } from '../programs/program-tables';
import { shownFields } from '../../base/model/record-fields';
import { WaitingInSection } from '../quarantine/waiting-records';
import { RecordTable } from '../table/record-table';
import { ReviewFilter } from '../review/review-filter';
import { RecordSplitView } from '../review/review-workspace';
import { SectionFilter } from '../filters/section-filter';
import { ApprovalSwitch } from '../testimonies/approval-switch';
import { choiceInWords, viewInWords } from './choice-in-words';
import { DuplicateToggles } from './duplicate-toggles';
import { ViewBar } from '../views/view-bar';
import { useViewedTable } from '../views/use-viewed-table';
import { MarkedTables } from './marked-tables';
import { awaitsApproval } from './row-filter';
import { SectionControls } from './section-controls';
import { SectionHead } from './section-head';
import type { OnlyChoice } from './section-head';
import { fixedTexts, sectionTitles } from '../../base/model/fixed-texts';
import { SelectableTables } from './selectable-tables';
import { useSectionRows } from './use-section-rows';
import type { SectionList } from './use-section-rows';
import { LoadingSectionHead, SectionNote } from './section-note';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';

interface SectionRecordsProps extends SectionList {
  /** Whether not to show them yet. */
  readonly isWaiting: boolean;
}

/**
 * A section's records with their duplicates, which are hidden by default (requirements 4). Memoized, so that it is not
 * rendered for each part of a list that arrives.
 */
export const SectionRecords = memo(function SectionRecords(props: SectionRecordsProps) {
  const { name, records, isArriving, isWaiting, store, addressFilter } = props;
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  const onShowHidden = useCallback(() => setShowsDuplicates(true), []);
  const [only, setOnly] = useState<OnlyChoice>();
  const [managesGroups, setManagesGroups] = useState(false);
  const section = useSectionRows(props, only, showsDuplicates);
  const { findings, matches, rowReviews, found, alwaysShows } = section;
  const { filtered, isPending, ...filter } = section.reviewed;
  const fields = useShownFields(name, findings);
  const { setup, shown } = useViewedTable(name, fields, addressFilter);
  const waitingCount = useMemo(
    () => (name === 'testimony' ? (findings?.marked.filter(awaitsApproval).length ?? 0) : 0),
    [name, findings],
  );
  const title = sectionTitles[name];
  if (!findings || !filtered || isWaiting)
    return <SectionNote title={title} note={fixedTexts.loading} received={records.length} />;
  const { rows, hidden, counts, assigneeCounts } = filtered;
  const hasDuplicates = findings.duplicateCount > 0;
  return (
    <MarkedTables kind={name} {...{ matches, rowReviews }}>
      {isArriving ? (
        <LoadingSectionHead title={title} />
      ) : (
        <SectionControls
          choice={filter.choice.state}
          setting={name === 'testimony' && <ApprovalSwitch />}
          head={
            <SectionHead
              kind={name}
              title={title}
              findings={findings}
              matchCount={matches?.matchCount ?? 0}
              waitingCount={waitingCount}
              askedAgainCount={rowReviews.askedAgain.size}
              only={only}
              onShowOnly={setOnly}
              views={<ViewBar kind={name} shown={shown} />}
            />
          }
        >
          <ReviewFilter {...filter} {...{ counts, assigneeCounts }} hiddenCount={hidden.length} />
          {matches && matches.phonesWithoutCountry > 0 && <PhoneCountryChoice />}
          {hasDuplicates && (
            <DuplicateToggles
              showsDuplicates={showsDuplicates}
              alwaysShows={alwaysShows}
              onShowDuplicates={setShowsDuplicates}
              managesGroups={managesGroups}
              onManageGroups={setManagesGroups}
            />
          )}
        </SectionControls>
      )}
      <ScrollAnchor news={[findings, matches, store.index]}>
        {hasDuplicates && managesGroups && <DuplicateGroupsPanel groups={findings.groups} />}
        <SectionFilter
          kind={name}
          rows={findings.marked}
          addressFilter={addressFilter}
          test={found}
          foundCount={isPending || found.isLoading ? undefined : rows.length}
        >
          <RecordSplitView>
            <SectionChoiceContext
              value={{
                ...(shown.view && { view: viewInWords(shown.view.name, shown.isChanged) }),
                words: choiceInWords(filter.choice, only),
                notChosen: findings.marked.length - rows.length - hidden.length,
                ...(!isArriving && { total: findings.marked.length }),
              }}
            >
              <SelectableTables {...{ store, rows, fields, setup }}>
                {sections[name].layout === 'table' ? (
                  <>
                    <RecordTable
                      kind={name}
                      name={title}
                      {...{ fields, rows, hidden, setup, onShowHidden }}
                      isArriving={isArriving || isPending || found.isLoading}
                    />
                    <WaitingInSection kind={name} title={title} />
                  </>
                ) : (
                  <ProgramTables {...{ fields, rows, hidden, setup, onShowHidden }} />
                )}
              </SelectableTables>
            </SectionChoiceContext>
          </RecordSplitView>
        </SectionFilter>
      </ScrollAnchor>
    </MarkedTables>
  );
});

/**
 * The fields of the table's columns. Their identity is kept while none is added, because other columns would be
 * rendered anew.
 */
function useShownFields(
  name: SectionName,
  findings: DuplicateFindings | undefined,
): readonly string[] {
  const names = JSON.stringify(shownFields(name, findings?.carriedFields ?? []));
  return useMemo(() => JSON.parse(names) as readonly string[], [names]);
}
