import { useMemo } from 'react';
import type { RecordKind, StaffMember } from 'contract/review';
import { listAssignees } from 'contract/review-requests';
import { useRequest } from '../../session/use-request';
import { staffTexts } from './staff.texts';

/** The users, or why they are not known. */
export type KnownStaff = readonly StaffMember[] | 'loading' | 'lost';

/** The name of an assignee; an unknown id belongs to a deleted account. */
export function nameOfStaff(staff: KnownStaff, id: string): string {
  if (typeof staff === 'string') return staffTexts.some;
  const member = staff.find(({ _id }) => _id === id);
  return member ? displayNameOf(member) : staffTexts.former;
}

/** What colleagues call somebody: the name, or the address until there is one. */
export const displayNameOf = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string =>
  name ?? email;

/** The users to whom a section's records can be assigned; without a section all of them. */
export function useStaff(kind?: RecordKind): KnownStaff {
  const { body, tries } = useRequest(listAssignees, {});
  const staff = useMemo(
    () => body?.filter((member) => kind === undefined || mayRead(member, kind)),
    [body, kind],
  );
  return staff ?? (tries > 0 ? 'lost' : 'loading');
}

/** Whether a colleague may read a section. An older server sends no sections: its users can read all of them. */
export const mayRead = ({ sections }: StaffMember, kind: RecordKind): boolean =>
  sections?.includes(kind) ?? true;
