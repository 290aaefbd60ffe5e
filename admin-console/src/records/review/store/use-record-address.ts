import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordParameter } from '../../../base/model/record-address';

export interface RecordAddress {
  readonly openId: string | undefined;
  readonly addressOf: (recordId: string) => string;
  readonly open: (recordId: string) => void;
  readonly close: () => void;
}

/**
 * The record in the side panel is in the address (`&record=<id>`), so that it can be shared. Opening one adds a history
 * entry; going on to the next replaces it.
 */
export function useRecordAddress(): RecordAddress {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const openId = new URLSearchParams(search).get(recordParameter) ?? undefined;
  // The fragment is kept, because it may contain a search.
  const addressOf = useCallback(
    (recordId: string) => withRecord(search, recordId) + hash,
    [search, hash],
  );
  const open = useCallback(
    (recordId: string) =>
      void navigate(addressOf(recordId), {
        replace: openId !== undefined,
        preventScrollReset: true,
      }),
    [navigate, addressOf, openId],
  );
  const close = useCallback(
    () => void navigate(withRecord(search, undefined) + hash, { preventScrollReset: true }),
    [navigate, search, hash],
  );
  return { openId, addressOf, open, close };
}

function withRecord(search: string, recordId: string | undefined): string {
  const next = new URLSearchParams(search);
  if (recordId === undefined) next.delete(recordParameter);
  else next.set(recordParameter, recordId);
  return `?${next.toString()}`;
}
