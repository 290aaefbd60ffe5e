import type { PersonHead } from 'contract/persons';
import { useRights } from '../../session/staff-account';

/**
 * Returns a function that says whether the user may join persons or keep them apart: that needs the right to review in
 * a section of each.
 */
export function useMayDecide() {
  const rights = useRights();
  return (persons: readonly PersonHead[]): boolean =>
    persons.every(({ records }) =>
      records.some(({ kind }) => rights?.has(`${kind}:review`) ?? true),
    );
}
