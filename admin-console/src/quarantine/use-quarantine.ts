import { useCallback, useEffect, useRef, useState } from 'react';
import { quarantineEndpoint, releaseEndpoint } from 'contract/review';
import type { QuarantinedRecord } from 'contract/review';
import { coalesce } from '../live/coalesce';
import { subscribeToConsoleEvents } from '../live/console-events';
import { callAsStaff } from '../session/staff-call';

export interface Quarantine {
  /** Newest first. */
  readonly records: readonly QuarantinedRecord[];
  readonly isLoading: boolean;
  /** Lets a record join its list; answers the server's sentence, if it gave one, when that failed. */
  readonly release: (
    quarantined: QuarantinedRecord,
  ) => Promise<'released' | { readonly reason?: string }>;
}

/** Milliseconds between two readings. */
const restBetweenReadings = 5000;

/** What looked like a robot's. It is read again when something happens to the records. */
export function useQuarantine(): Quarantine {
  const [records, setRecords] = useState<readonly QuarantinedRecord[]>();
  const readAgain = useRef<() => void>(undefined);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const reading = coalesce(async () => {
      const call = { method: 'GET', path: quarantineEndpoint, signal } as const;
      const answer = await callAsStaff(call).catch(() => undefined);
      if (!signal.aborted)
        setRecords((before) => (answer?.ok ? toQuarantined(answer.body) : before));
    }, restBetweenReadings);
    reading.ask();
    readAgain.current = reading.ask;
    const unsubscribe = subscribeToConsoleEvents(reading.ask);
    return () => {
      left.abort();
      reading.cancel();
      unsubscribe();
    };
  }, []);

  const release = useCallback(async ({ record }: QuarantinedRecord) => {
    const { _id } = record;
    const answer = await callAsStaff({ method: 'POST', path: releaseEndpoint(_id) });
    readAgain.current?.();
    if (!answer.ok) return answer.error ? { reason: answer.error.error } : {};
    setRecords((before) => before?.filter((one) => one.record._id !== _id));
    return 'released';
  }, []);

  return { records: records ?? [], isLoading: records === undefined, release };
}

const toQuarantined = (body: unknown): readonly QuarantinedRecord[] =>
  Array.isArray(body) ? body.filter(isQuarantined) : [];

const isQuarantined = (item: unknown): item is QuarantinedRecord =>
  typeof item === 'object' &&
  item !== null &&
  'reason' in item &&
  'kind' in item &&
  'record' in item &&
  typeof item.record === 'object' &&
  item.record !== null;
