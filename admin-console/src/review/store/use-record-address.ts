import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recordParameter } from '../../model/record-address';

export interface RecordAddress {
  readonly openId: string | undefined;
  /** The address at which a record is open, for a link. */
  readonly addressOf: (recordId: string) => string;
  readonly open: (recordId: string) => void;
  readonly close: () => void;
}

/**
 * The record in the side panel is named by the address (`&record=<id>`), so that it can be shared. Opening is
 * a step that Back takes back; leafing on from one record to the next is none.
 */
export function useRecordAddress(): RecordAddress {
  const [parameters, setParameters] = useSearchParams();
  const openId = parameters.get(recordParameter) ?? undefined;
  const open = useCallback(
    (recordId: string) =>
      setParameters((now) => withRecord(now, recordId), {
        replace: openId !== undefined,
        preventScrollReset: true,
      }),
    [setParameters, openId],
  );
  const addressOf = useCallback(
    (recordId: string) => `?${withRecord(parameters, recordId).toString()}`,
    [parameters],
  );
  const close = useCallback(
    () => setParameters((now) => withRecord(now, undefined), { preventScrollReset: true }),
    [setParameters],
  );
  return { openId, addressOf, open, close };
}

function withRecord(now: URLSearchParams, recordId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(now);
  if (recordId === undefined) next.delete(recordParameter);
  else next.set(recordParameter, recordId);
  return next;
}
