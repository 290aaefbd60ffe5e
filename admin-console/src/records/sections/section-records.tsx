import { memo, useCallback, useMemo, useState } from 'react';
import { DuplicateGroupsPanel } from '../duplicate-groups/duplicate-groups-panel';
import { findListDuplicates } from '../duplicates/arriving-list';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { ScrollAnchor } from '../../base/parts/scroll-anchor';
import { useStaffAccount } from '../../session/staff-account';
import { useReportedSectionCount } from '../../session/live/open-section-count';
import type { AreApart } from '../matches/apart-persons';
import { PhoneCountryChoice } from '../matches/phone-country-choice';
import { useMatches } from '../matches/use-matches';
import { SectionChoiceContext } from '../exports/section-choice';
import { useGroupChoice } from '../groups/use-group-choice';
import { ProgramTables } from '../programs/program-tables';
import type { AdminRecord } from '../../base/model/admin-record';
import { shownFields } from '../../base/model/record-fields';
import { WaitingInSection } from '../quarantine/waiting-records';
import { RecordTable } from '../table/record-table';
import { ReviewFilter } from '../review/review-filter';
import { RecordSplitView } from '../review/review-workspace';
import { ofEverybody, useReviewFilter } from '../review/use-review-filter';
import { SectionFilter } from '../filters/section-filter';
import type { AddressFilter } from '../filters/use-address-filter';
import { useRecordFilter } from '../filters/use-record-filter';
import type { ReviewStore } from '../review/store/use-review-store';
import { ApprovalSwitch } from '../testimonies/approval-switch';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { choiceInWords, viewInWords } from './choice-in-words';
import { DuplicateToggles } from './duplicate-toggles';
import { ViewBar } from '../views/view-bar';
import { useViewedTable } from '../views/use-viewed-table';
import { MarkedTables } from './marked-tables';
import { awaitsApproval, rowFilter } from './row-filter';
import { SectionControls } from './section-controls';
import { SectionHead } from './section-head';
import type { OnlyChoice } from './section-head';
import { fixedTexts, sectionTitles } from '../../base/model/fixed-texts';
import { SelectableTables } from './selectable-tables';
import { useRowReviews } from './use-row-reviews';
import { LoadingSectionHead, SectionNote } from './section-note';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';

interface SectionRecordsProps {
  readonly name: SectionName;
  /** At least one record. */
  readonly records: readonly AdminRecord[];
  /** Whether `records` are only the first of a long list. */
  readonly isArriving: boolean;
  /** Whether not to show them yet. */
  readonly isWaiting: boolean;
  /** Undefined until it is known what staff said about the persons. */
  readonly areApart: AreApart | undefined;
  readonly store: ReviewStore;
  readonly addressFilter: AddressFilter;
}

/**
 * A section's records with their duplicates, which are hidden by default (requirements 4). Memoized, so that it is not
 * rendered for each part of a list that arrives.
 */
export const SectionRecords = memo(function SectionRecords(props: SectionRecordsProps) {
  const { name, records, isArriving, isWaiting, areApart, store, addressFilter } = props;
  const hasFilter = addressFilter.filter.length > 0;
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  const onShowHidden = useCallback(() => setShowsDuplicates(true), []);
  const [only, setOnly] = useState<OnlyChoice>();
  const [managesGroups, setManagesGroups] = useState(false);
  const findings = useFindings(name, records);
  // A group's number and the list behind it are the same: both are of any Status, and done ones too.
  const isGrouped = useGroupChoice(name).by !== undefined;
  const alwaysShows = isGrouped || hasFilter;
  const showsAll = showsDuplicates || alwaysShows;
  const fields = useShownFields(name, findings);
  const { setup, shown } = useViewedTable(name, fields);
  const isComparable = !isArriving && areApart !== undefined;
  const compared = isComparable ? findings?.marked : undefined;
  const matches = useMatches(compared, store.index.keptPairs, areApart);
  // Without the filter for matches, the rows keep their identity when matches are found.
  const isMatch = only === 'matches' ? matches?.isMatch : undefined;
  const rowReviews = useRowReviews(store.index, showsAll ? undefined : findings);
  const ownId = useStaffAccount()?.staff._id;
  const found = useRecordFilter(name, addressFilter.filter, store.index, ownId);
  const isFound = found.matches;
  const which = useMemo(
    () => ({
      ...rowFilter(only, showsAll, rowReviews, { isMatch, isFound }),
      ...rowReviews,
      ownId,
    }),
    [only, showsAll, rowReviews, isMatch, isFound, ownId],
  );
  const { filtered, isPending, ...filter } = useReviewFilter(
    findings?.marked,
    which,
    alwaysShows ? ofEverybody.all : ofEverybody.open,
  );
  const knowsAll = only === undefined && !hasFilter && !isArriving && store.state === 'loaded';
  useReportedSectionCount(name, knowsAll ? filtered?.newCount : undefined);
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

/** The duplicates of a list; undefined during the first pass over a long one. */
function useFindings(
  name: SectionName,
  records: readonly AdminRecord[],
): DuplicateFindings | undefined {
  const begin = useCallback(
    () => findListDuplicates(records, sections[name].content),
    [name, records],
  );
  return useTimeSlicedTask(begin).result;
}

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
