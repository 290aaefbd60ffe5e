import { useCallback } from 'react';
import { useStaffAccount } from '../session/staff-account';
import { websiteTexts } from './website.texts';

/** Returns the author's name for an account's id and name, as far as they are known. */
type NameOf = (id: string | undefined, name: string | undefined) => string | undefined;

/** Returns a function that names the author of a change; undefined if no account is given. */
export function useGetName(): NameOf {
  const me = useStaffAccount()?.staff._id;
  return useCallback(
    (id, name) => {
      if (id === undefined) return undefined;
      return id === me ? websiteTexts.you : (name ?? websiteTexts.somebody);
    },
    [me],
  );
}
