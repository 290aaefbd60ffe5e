import { useCallback, useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { quarantineEndpoint, releaseEndpoint } from 'contract/review';
import type { QuarantinedRecord } from 'contract/review';
import { readQuarantine } from 'contract/review-readers';
import { outcomeOrFailure } from 'shared-ui/faults';
import { useLiveAnswer } from '../live/use-live-answer';
import { callAsStaff, wordsOf } from '../session/staff-call';

export interface Quarantine {
  /** Newest first. */
  readonly records: readonly QuarantinedRecord[];
  readonly state: 'loading' | 'loaded' | FailedReading;
  readonly readAgain: () => void;
  /** Lets a record join its list. */
  readonly release: (quarantined: QuarantinedRecord) => Promise<Released>;
}

/** There is nothing to show because it could not be read. `tries` counts from 1. */
interface FailedReading {
  readonly tries: number;
  readonly isTrying: boolean;
}

/** `reason` is the server's own sentence, where it gave one. */
type Released = 'released' | { readonly reason: string | undefined };

/** Milliseconds between two readings. */
const restBetweenReadings = 5000;

/** What looked like a robot's. It is read again when something happens to the records. */
export function useQuarantine(): Quarantine {
  const [records, setRecords] = useState<readonly QuarantinedRecord[] | FailedReading>();
  const onBody = useCallback(
    (body: readonly QuarantinedRecord[] | undefined) =>
      setRecords((before) => body ?? (isList(before) ? before : failedAgain(before))),
    [],
  );
  const ask = useLiveAnswer({
    path: quarantineEndpoint,
    read: readQuarantine,
    rest: restBetweenReadings,
    onBody,
  });
  const readAgain = useCallback(() => {
    setRecords((before) => (before && !isList(before) ? { ...before, isTrying: true } : before));
    ask();
  }, [ask]);

  const release = useCallback(
    ({ record: { _id } }: QuarantinedRecord) =>
      outcomeOrFailure<Released>(
        async () => {
          const path = releaseEndpoint(_id);
          const answer = await callAsStaff({ method: 'POST', path }, anyAnswer);
          readAgain();
          if (!answer.ok) return { reason: wordsOf(answer.error) };
          setRecords((before) => (isList(before) ? withoutRecord(before, _id) : before));
          return 'released';
        },
        { reason: undefined },
      ),
    [readAgain],
  );

  if (records === undefined) return { records: [], state: 'loading', readAgain, release };
  if (!isList(records)) return { records: [], state: records, readAgain, release };
  return { records, state: 'loaded', readAgain, release };
}

const withoutRecord = (records: readonly QuarantinedRecord[], id: string) =>
  records.filter(({ record }) => record._id !== id);

type Records = readonly QuarantinedRecord[] | FailedReading | undefined;

const isList = (records: Records): records is readonly QuarantinedRecord[] =>
  Array.isArray(records);

const failedAgain = (before: FailedReading | undefined): FailedReading => ({
  tries: (before?.tries ?? 0) + 1,
  isTrying: false,
});
