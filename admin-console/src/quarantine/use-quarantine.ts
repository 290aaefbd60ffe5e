import { useCallback, useState } from 'react';
import { quarantineEndpoint, releaseEndpoint } from 'contract/review';
import type { QuarantinedRecord } from 'contract/review';
import { useLiveAnswer } from '../live/use-live-answer';
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
  const onBody = useCallback((body: unknown) => setRecords(toQuarantined(body)), []);
  const readAgain = useLiveAnswer({ path: quarantineEndpoint, rest: restBetweenReadings, onBody });

  const release = useCallback(
    async ({ record }: QuarantinedRecord) => {
      const { _id } = record;
      const answer = await callAsStaff({ method: 'POST', path: releaseEndpoint(_id) });
      readAgain();
      if (!answer.ok) return answer.error ? { reason: answer.error.error } : {};
      setRecords((before) => before?.filter((one) => one.record._id !== _id));
      return 'released';
    },
    [readAgain],
  );

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
