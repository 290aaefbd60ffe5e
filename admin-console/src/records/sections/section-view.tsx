import { NewcomersContext } from '../arrivals/newcomers';
import { useSectionRecords } from '../arrivals/use-section-records';
import { MergedIntoList } from '../merge/merged-into-list';
import { ResolveWorkspace } from '../merge/resolve-workspace';
import { WaitingInSection } from '../quarantine/waiting-records';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReviewStore } from '../review/store/use-review-store';
import { fixedTexts, sectionTitles } from '../../base/model/fixed-texts';
import { ApprovalSwitch } from '../testimonies/approval-switch';
import { VisibilityChoice } from '../testimonies/visibility-choice';
import { FailedSection } from './failed-section';
import { ReceivedCountContext, SectionNote } from './section-note';
import { SectionRecords } from './section-records';
import type { SectionName } from '../../base/model/sections';
import { useFirstRecords, useShownRecords } from './use-shown-records';

/**
 * One section: its list is on its way, empty, or a table (requirements 2.10). Give it a `key`: another section starts
 * anew, with its toggles off (requirements 4).
 */
export function SectionView({ name }: { readonly name: SectionName }) {
  const showsFirst = useFirstRecords(name);
  const { list, newcomers, readAgain, tryAgain, replace } = useSectionRecords(name, showsFirst);
  const store = useReviewStore(name, readAgain);
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
          {isTestimonies && <ApprovalSwitch />}
        </SectionNote>
        <WaitingInSection kind={name} title={title} />
      </>
    );
  return (
    <ReviewWorkspace
      store={store}
      records={records}
      renderFirst={
        isTestimonies
          ? (record) => <VisibilityChoice record={record} onChanged={replace} />
          : undefined
      }
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
            <SectionRecords {...{ name, records, isArriving, store }} />
          </ReceivedCountContext>
        </NewcomersContext>
      </ResolveWorkspace>
    </ReviewWorkspace>
  );
}
