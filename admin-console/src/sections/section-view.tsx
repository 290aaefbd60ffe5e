import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { useSectionRecords } from '../live/use-section-records';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReviewDesk } from '../review/use-review-desk';
import { sectionLabels } from './section-labels';
import { SectionNote } from './section-note';
import { SectionRecords } from './section-records';
import type { SectionName } from './sections';

/**
 * One section: its list is on its way, empty, or a table (SPEC 2.10). Give it a `key`: another section starts
 * anew, with its toggles off (SPEC 4).
 */
export function SectionView({ name }: { readonly name: SectionName }) {
  const { list, readAgain } = useSectionRecords(name);
  const desk = useReviewDesk(name, readAgain);
  const labels = translate(sectionLabels, consoleLanguage);
  const title = labels.names[name];
  if (list.state === 'loading')
    return <SectionNote title={title} note={labels.loading} received={list.received} />;
  if (list.records.length === 0) return <SectionNote title={title} note={labels.empty} />;
  return (
    <ReviewWorkspace desk={desk} records={list.records}>
      <SectionRecords name={name} records={list.records} desk={desk} />
    </ReviewWorkspace>
  );
}
