import { NewcomersContext } from '../arrivals/newcomers';
import { useSectionRecords } from '../arrivals/use-section-records';
import { useApartPersons } from '../matches/apart-persons';
import { MergedIntoList } from '../merge/merged-into-list';
import { ResolveWorkspace } from '../merge/resolve-workspace';
import { WaitingInSection } from '../quarantine/waiting-records';
import { useAddressFilter } from '../filters/use-address-filter';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReviewStore } from '../review/store/use-review-store';
import { fixedTexts, sectionTitles, fixedLanguage } from '../../base/model/fixed-texts';
import { ApprovalSwitch } from '../testimonies/approval-switch';
import { AddButton } from '../record-entries/add-button';
import { RecordCorrectionPart } from '../record-entries/record-correction';
import type { OpenCorrection } from '../record-entries/record-correction';
import { VisibilityChoice } from '../testimonies/visibility-choice';
import { ReceivedCountContext, SectionNote, SectionTitle } from './section-note';
import { RecordMarks } from './marks/record-marks';
import { SectionRecords } from './section-records';
import type { SectionName } from '../../base/model/sections';
import { TryAgain } from '../../base/parts/try-again';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';
import { useEffect, useState } from 'react';
import { isMerged } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import type { RecordList } from '../lists/record-list';
import { isOldestFirst } from '../lists/sort-rows';
import { getTablePreferences } from '../table/table-preferences';
import { getRecordId } from '../review/store/open-record';
import { useRecordAddress } from '../review/store/use-record-address';
import { sections } from '../../base/model/sections';

/**
 * One section: a loading note, an empty note, or a table (requirements 2.10). Give it a `key`, so that another section
 * starts with its toggles off (requirements 4).
 */
export function SectionView({ name }: { readonly name: SectionName }) {
  const showsFirst = useFirstRecords(name);
  const { list, newcomers, readAgain, tryAgain, replace } = useSectionRecords(name, showsFirst);
  const store = useReviewStore(name, readAgain);
  const [opened, onOpen] = useState<OpenCorrection>();
  const correction = { opened, onOpen };
  const addressFilter = useAddressFilter(name);
  const areApart = useApartPersons(name);
  const isLoading = store.state === 'loading' || areApart === undefined;
  const isWaiting = useShortWait(isLoading, list.state === 'failed');
  const title = sectionTitles[name];
  const records = useShownRecords(list);
  const isArriving = list.state === 'loading';
  const received = isArriving ? list.received : 0;
  if (!records) return <SectionNote title={title} note={fixedTexts.loading} received={received} />;
  if (list.state === 'failed')
    return <FailedSection title={title} {...list} onTryAgain={tryAgain} />;
  const isTestimonies = name === 'testimony';
  if (records.length === 0)
    return (
      <>
        <SectionNote title={title} note={fixedTexts.empty}>
          <AddButton kind={name} />
          {isTestimonies && <ApprovalSwitch />}
        </SectionNote>
        <WaitingInSection kind={name} title={title} />
      </>
    );
  return (
    <ReviewWorkspace
      store={store}
      records={records}
      renderFirst={(record) => (
        <>
          <RecordCorrectionPart
            {...{ kind: name, record, ...correction }}
            onCorrected={replace}
            onOutdated={readAgain}
          />
          <RecordMarks kind={name} record={record} index={store.index} />
          {isTestimonies && <VisibilityChoice record={record} onChanged={replace} />}
        </>
      )}
      renderMore={(recordId) => (
        <MergedIntoList
          key={`merged-into-${recordId}`}
          {...{ recordId, store, records }}
          onUndone={replace}
        />
      )}
    >
      <ResolveWorkspace store={store} onMerged={replace} onOutdated={readAgain}>
        <NewcomersContext value={newcomers}>
          <ReceivedCountContext value={received}>
            <SectionRecords
              {...{ name, records, isArriving, isWaiting, areApart, store, addressFilter }}
            />
          </ReceivedCountContext>
        </NewcomersContext>
      </ResolveWorkspace>
    </ReviewWorkspace>
  );
}

/** Milliseconds that a list waits for its reviews and persons, which are loaded at the same time and shorter. */
const patience = 300;

/**
 * Whether to wait for the reviews: without them, done records are shown as open ones and then disappear; and for what
 * was said about persons, without which members of a household are shown as possible matches. If they take longer, or
 * the list had to be loaded again, the list is more important.
 */
function useShortWait(isLoading: boolean, hasListFailed: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  if (hasListFailed && !isLate) setIsLate(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && !isLate;
}

interface FailedSectionProps {
  readonly title: string;
  readonly tries: number;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}
/**
 * A section whose list could not be loaded. Below the error the text of requirements 8 is small, because "No data
 * found." alone would say that nothing is stored.
 */
function FailedSection({ title, tries, isTrying, onTryAgain }: FailedSectionProps) {
  return (
    <>
      <SectionTitle title={title} />
      <TryAgain text={sectionTexts.loadFailed} {...{ tries, isTrying, onTryAgain }} />
      <p className={styles.noData} lang={fixedLanguage}>
        {fixedTexts.empty}
      </p>
    </>
  );
}

/**
 * Whether the first records of a long list, the oldest, can be shown before the rest is there: only if the table has
 * the list's order and there is one for all programmes.
 */
function useFirstRecords(name: SectionName): boolean {
  const { key, layout } = sections[name];
  const [startsWithOldest] = useState(() => isOldestFirst(getTablePreferences(key).sort));
  return layout === 'table' && startsWithOldest;
}
/**
 * The records that can be shown already; undefined while there are none. The first ones of a long list are not shown
 * alone if all of them are merged, or if the address names another record.
 */
function useShownRecords(list: RecordList): readonly AdminRecord[] | undefined {
  const { openId } = useRecordAddress();
  if (list.state !== 'loading') return list.records;
  const { first } = list;
  if (!first || first.every(isMerged)) return undefined;
  const hasOpen = openId === undefined || first.some((record) => getRecordId(record) === openId);
  return hasOpen ? first : undefined;
}
