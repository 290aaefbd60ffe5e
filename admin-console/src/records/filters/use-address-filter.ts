import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { RecordFilter } from 'contract/record-filter';
import { readFilterAddress, withFilter } from '../../base/model/filter-address';
import type { SectionName } from '../../base/model/sections';

/** The filter of a section, which its address holds, so that it can be sent to a colleague. */
export interface AddressFilter {
  readonly filter: RecordFilter;
  /** Whether the address asks for a filter that this console does not know; all records are shown then. */
  readonly isUnknown: boolean;
  /** @param isFurther whether it goes on with the last change, so that "back" takes both back */
  readonly change: (filter: RecordFilter, isFurther?: boolean) => void;
}

const none: RecordFilter = [];

/** Reads and changes the filter in the address. Its identity changes only with the filter. */
export function useAddressFilter(kind: SectionName): AddressFilter {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as Location<unknown>;
  const go = useRef<AddressFilter['change']>(undefined);
  useEffect(() => {
    go.current = (filter, isFurther = false) =>
      void navigate(
        { search, hash: withFilter(hash, filter) },
        { replace: isFurther, preventScrollReset: true, state },
      );
  });
  const change = useCallback<AddressFilter['change']>((...changed) => go.current?.(...changed), []);
  return useMemo(() => {
    const filter = readFilterAddress(kind, hash);
    return { filter: filter ?? none, isUnknown: filter === undefined, change };
  }, [kind, hash, change]);
}
