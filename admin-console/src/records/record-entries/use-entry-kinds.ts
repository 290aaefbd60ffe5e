import type { SectionName } from '../../base/model/sections';
import { useRights } from '../../session/staff-account';

/** The sections to which the user may add records. */
export function useEntryKinds(sections: readonly SectionName[]): readonly SectionName[] {
  const rights = useRights();
  return sections.filter((kind) => rights?.has(`${kind}:review`));
}
