import { useState } from 'react';
import { getStored, writeStored } from 'shared-ui/browser-storage';
import { useStaffAccount } from '../../session/staff-account';

/**
 * A list of names that this browser remembers for the account, such as its pinned sections. Another account in the same
 * browser has its own.
 * @returns undefined until the account has stored one
 */
export function useAccountList(
  name: string,
): readonly [readonly string[] | undefined, (next: readonly string[]) => void] {
  const key = `${name}:${useStaffAccount()?.staff._id ?? ''}`;
  const [, setVersion] = useState(0);
  const stored = getStored(key);
  const store = (next: readonly string[]) => {
    writeStored(key, next.join(' '));
    setVersion((version) => version + 1);
  };
  return [stored?.split(' ').filter(Boolean), store];
}
