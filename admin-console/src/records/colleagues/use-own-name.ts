import { useStaffAccount } from '../../session/staff-account';
import { displayNameOf } from './staff';

/** What colleagues call the user; undefined until the account is loaded. */
export function useOwnName(): string | undefined {
  const staff = useStaffAccount()?.staff;
  return staff && displayNameOf(staff);
}
