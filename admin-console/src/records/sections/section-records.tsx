import { memo, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DuplicateGroupsPanel } from '../duplicate-groups/duplicate-groups-panel';
import { findListDuplicates } from '../duplicates/arriving-list';
import type { DuplicateFindings, MarkedRecord } from '../duplicates/find-duplicates';
import { NewContentMark } from '../duplicates/new-content-mark';
import { ScrollAnchor } from '../../base/parts/scroll-anchor';
import type { MatchFindings } from '../matches/find-matches';
import { useReportedSectionCount } from '../../session/live/open-section-count';
import { MatchDialog } from '../matches/match-dialog';
import { MatchContext, MatchMark } from '../matches/match-mark';
import { PhoneCountryChoice } from '../matches/phone-country-choice';
import { useMatches } from '../matches/use-matches';
import { ProgramTables } from '../programs/program-tables';
import type { AdminRecord } from '../../base/model/admin-record';
import { shownFields } from '../../base/model/record-fields';
import { WaitingInSection } from '../quarantine/waiting-records';
import { RecordTable } from '../table/record-table';
import { RowMarksContext } from '../duplicates/row-marks';
import { useTablePreferences } from '../table/use-table-preferences';
import type { RowFilter } from '../review/filter-rows';
import { ReviewFilter } from '../review/review-filter';
import { RecordSplitView } from '../review/review-workspace';
import { useReviewFilter } from '../review/use-review-filter';
import type { ReviewStore } from '../review/store/use-review-store';
import { ApprovalSwitch } from '../testimonies/approval-switch';
import { getVisibility } from '../testimonies/visibility';
import { VisibilityMark } from '../testimonies/visibility-mark';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { DuplicateToggles } from './duplicate-toggles';
import { SectionControls } from './section-controls';
import { SectionHead } from './section-head';
import type { OnlyChoice } from './section-head';
import { fixedTexts, sectionTitles } from '../../base/model/fixed-texts';
import { LoadingSectionHead, SectionNote } from './section-note';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';

interface SectionRecordsProps {
  readonly name: SectionName;
  /** At least one record. */
  readonly records: readonly AdminRecord[];
  /** Whether `records` are only the first of a long list. */
  readonly isArriving: boolean;
  readonly store: ReviewStore;
}

/**
 * A section's records with their duplicates, which are hidden by default (requirements 4). Memoized, so that it is not
 * rendered for each part of a list that arrives.
 */
export const SectionRecords = memo(function SectionRecords(props: SectionRecordsProps) {
  const { name, records, isArriving, store } = props;
  const [showsDuplicates, setShowsDuplicates] = useState(false);
  const [only, setOnly] = useState<OnlyChoice>();
  const [managesGroups, setManagesGroups] = useState(false);
  const findings = useFindings(name, records);
  const fields = useShownFields(name, findings);
  const setup = useTablePreferences(sections[name].key);
  const matches = useMatches(isArriving ? undefined : findings?.marked, store.index.keptPairs);
  // Without the filter for matches, the rows keep their identity when matches are found.
  const isMatch = only === 'matches' ? matches?.isMatch : undefined;
  const which = useMemo(
    () => rowFilter(only, showsDuplicates, isMatch),
    [only, showsDuplicates, isMatch],
  );
  const { filtered, isPending, ...filter } = useReviewFilter(findings?.marked, which, store.index);
  const knowsAll = only === undefined && !isArriving && store.state === 'loaded';
  useReportedSectionCount(name, knowsAll ? filtered?.counts.new : undefined);
  const waitingCount = useMemo(
    () => (name === 'testimony' ? (findings?.marked.filter(awaitsApproval).length ?? 0) : 0),
    [name, findings],
  );
  const title = sectionTitles[name];
  if (!findings || !filtered)
    return <SectionNote title={title} note={fixedTexts.loading} received={records.length} />;
  const { rows, ...counted } = filtered;
  const hasDuplicates = findings.duplicateCount > 0;
  return (
    <MatchedTables matches={matches}>
      {isArriving ? (
        <LoadingSectionHead title={title} />
      ) : (
        <SectionControls
          choice={filter.choice}
          setting={name === 'testimony' && <ApprovalSwitch />}
          head={
            <SectionHead
              title={title}
              findings={findings}
              matchCount={matches?.matchCount ?? 0}
              waitingCount={waitingCount}
              only={only}
              onShowOnly={setOnly}
            />
          }
        >
          <ReviewFilter {...filter} {...counted} />
          {matches && matches.phonesWithoutCountry > 0 && <PhoneCountryChoice />}
          {hasDuplicates && (
            <DuplicateToggles
              showsDuplicates={showsDuplicates}
              onShowDuplicates={setShowsDuplicates}
              managesGroups={managesGroups}
              onManageGroups={setManagesGroups}
            />
          )}
        </SectionControls>
      )}
      <ScrollAnchor news={[findings, matches, store.index]}>
        {hasDuplicates && managesGroups && <DuplicateGroupsPanel groups={findings.groups} />}
        <RecordSplitView>
          {sections[name].layout === 'table' ? (
            <>
              <RecordTable
                kind={name}
                name={title}
                {...{ fields, rows, setup }}
                isArriving={isArriving || isPending}
              />
              <WaitingInSection kind={name} title={title} />
            </>
          ) : (
            <ProgramTables
              fields={fields}
              rows={rows}
              allRows={filter.choice === 'all' ? findings.marked : rows}
              setup={setup}
            />
          )}
        </RecordSplitView>
      </ScrollAnchor>
    </MatchedTables>
  );
});

interface MatchedTablesProps {
  readonly matches: MatchFindings | undefined;
  readonly children: ReactNode;
}

/** Tables whose rows have marks beside the Status. */
function MatchedTables({ matches, children }: MatchedTablesProps) {
  const [shown, show] = useState<MarkedRecord>();
  const display = useMemo(() => ({ findings: matches, show }), [matches]);
  return (
    <RowMarksContext value={marks}>
      <MatchContext value={display}>{children}</MatchContext>
      <MatchDialog
        row={shown}
        matches={(shown && matches?.matchesOf(shown)) ?? []}
        onClose={() => show(undefined)}
      />
    </RowMarksContext>
  );
}

const marks = { visibility: VisibilityMark, newContent: NewContentMark, match: MatchMark };

const awaitsApproval = ({ record }: MarkedRecord) => getVisibility(record) === 'awaits-approval';

/** Which rows are shown and which are counted. A filter shows rows of any Status. */
function rowFilter(
  only: OnlyChoice,
  showsDuplicates: boolean,
  isMatch: MatchFindings['isMatch'] = () => false,
): Pick<RowFilter, 'isShown' | 'isCounted'> {
  const shown = {
    'new-content': ({ hasNewContent }: MarkedRecord) => hasNewContent,
    matches: isMatch,
    'awaits-approval': awaitsApproval,
  };
  if (only) return { isShown: shown[only], isCounted: shown[only] };
  return { isShown: ({ status }) => showsDuplicates || status === 'UNIQUE', isCounted: () => true };
}

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
