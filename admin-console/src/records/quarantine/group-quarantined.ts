import type { QuarantinedRecord, QuarantineReason } from 'contract/review';
import { sectionTitles } from '../../base/model/fixed-texts';

/** Those of one section, and there of one programme, that wait for the same reason. */
export interface QuarantineGroup {
  readonly title: string;
  readonly records: readonly QuarantinedRecord[];
}

/** The reasons in the order in which they are shown: what is most likely from people first. */
export const reasonsInOrder: readonly QuarantineReason[] = ['too-many', 'too-fast', 'honeypot'];

/** Of those that wait for one reason, in the order of their newest. */
export function groupQuarantined(
  records: readonly QuarantinedRecord[],
): readonly QuarantineGroup[] {
  const groups = new Map<string, QuarantinedRecord[]>();
  for (const quarantined of records) {
    const title = titleOf(quarantined);
    const group = groups.get(title);
    if (group) group.push(quarantined);
    else groups.set(title, [quarantined]);
  }
  return [...groups].map(([title, ofTitle]) => ({ title, records: ofTitle }));
}

/** The programme is named as it was sent. */
const titleOf = ({ kind, record: { program } }: QuarantinedRecord): string =>
  kind === 'programAttendance' && typeof program === 'string'
    ? `${sectionTitles[kind]}: ${program}`
    : sectionTitles[kind];
