import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { useRecordList } from '../records/record-list';
import { sectionLabels } from './section-labels';
import { SectionNote } from './section-note';
import { SectionRecords } from './section-records';
import { sections } from './sections';
import type { SectionName } from './sections';

/**
 * One section: its list is on its way, empty, or a table (SPEC 2.10). Give it a `key`: another section starts
 * anew, with its toggles off (SPEC 4).
 */
export function SectionView({ name }: { readonly name: SectionName }) {
  const list = useRecordList(sections[name].endpoint);
  const labels = translate(sectionLabels, consoleLanguage);
  const title = labels.names[name];
  if (list.state === 'loading')
    return <SectionNote title={title} note={labels.loading} received={list.received} />;
  if (list.records.length === 0) return <SectionNote title={title} note={labels.empty} />;
  return <SectionRecords name={name} records={list.records} />;
}
