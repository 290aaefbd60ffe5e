import { useCallback } from 'react';
import { useStaffAccount } from '../session/staff-account';
import { websiteTexts } from './website.texts';

/** Who did something: an account's id and what it is called, as far as it is known. */
type NameOf = (id: string | undefined, name: string | undefined) => string | undefined;

/** Says who did something; undefined where no account is given. */
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
