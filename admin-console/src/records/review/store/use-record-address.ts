import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordParameter } from '../../../base/model/record-address';
import { getOpener } from '../../../base/model/record-opener';

export interface RecordAddress {
  readonly openId: string | undefined;
  readonly addressOf: (recordId: string) => string;
  readonly open: (recordId: string) => void;
  readonly close: () => void;
}

/**
 * The record in the side panel is in the address (`&record=<id>`), so that it can be shared. Opening one adds a history
 * entry; going on to the next replaces it. Closing leads to the view that the record was opened from.
 */
export function useRecordAddress(): RecordAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, hash } = location;
  const state: unknown = location.state;
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
        state: openId === undefined ? undefined : state,
      }),
    [navigate, addressOf, openId, state],
  );
  const close = useCallback(() => {
    const opener = getOpener(state);
    if (opener) void navigate(opener.address, { state: opener });
    else void navigate(withRecord(search, undefined) + hash, { preventScrollReset: true });
  }, [navigate, search, hash, state]);
  return { openId, addressOf, open, close };
}

function withRecord(search: string, recordId: string | undefined): string {
  const next = new URLSearchParams(search);
  if (recordId === undefined) next.delete(recordParameter);
  else next.set(recordParameter, recordId);
  return `?${next.toString()}`;
}
