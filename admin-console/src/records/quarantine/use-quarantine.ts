import { useCallback, useMemo, useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import {
  maxReleased,
  quarantineEndpoint,
  releaseEndpoint,
  releasesEndpoint,
} from 'contract/quarantine-requests';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { readQuarantine, readReleased } from 'contract/quarantine-requests';
import { runOrFallback } from 'shared-ui/faults';
import { useLiveRequest } from '../../session/live/use-live-request';
import { callAsStaff, getMessage } from '../../session/staff-call';

export interface Quarantine {
  /** Newest first. */
  readonly records: readonly QuarantinedRecord[];
  readonly state: 'loading' | 'loaded' | FailedReading;
  readonly readAgain: () => void;
  /** Moves a record to its list. */
  readonly release: (quarantined: QuarantinedRecord) => Promise<Outcome<'released'>>;
  /** Releases many records. Resolves to the number of released ones: others may have been released meanwhile. */
  readonly releaseAll: (quarantined: readonly QuarantinedRecord[]) => Promise<Outcome<number>>;
}

/** The records could not be loaded and there are none from before. `tries` counts from 1. */
interface FailedReading {
  readonly tries: number;
  readonly isTrying: boolean;
}

/** `reason` is the server's message, if it sent one. */
type Outcome<Done> = Done | { readonly reason: string | undefined };

/** Milliseconds between two requests. */
const restBetweenReadings = 5000;

/** The quarantined records, reloaded after each event of the records. */
export function useQuarantine(): Quarantine {
  const [records, setRecords] = useState<readonly QuarantinedRecord[] | FailedReading>();
  const onBody = useCallback(
    (body: readonly QuarantinedRecord[] | undefined) =>
      setRecords((before) => body ?? (isList(before) ? before : failedAgain(before))),
    [],
  );
  const ask = useLiveRequest({
    path: quarantineEndpoint,
    read: readQuarantine,
    rest: restBetweenReadings,
    onBody,
  });
  const readAgain = useCallback(() => {
    setRecords((before) => (before && !isList(before) ? { ...before, isTrying: true } : before));
    ask();
  }, [ask]);

  const forget = useCallback(
    (ids: readonly string[]) => {
      readAgain();
      setRecords((before) => (isList(before) ? withoutRecords(before, ids) : before));
    },
    [readAgain],
  );

  const release: Quarantine['release'] = useCallback(
    ({ record: { _id } }) =>
      runOrFallback<Outcome<'released'>>(
        async () => {
          const path = releaseEndpoint(_id);
          const answer = await callAsStaff({ method: 'POST', path }, anyAnswer);
          forget(answer.ok ? [_id] : []);
          return answer.ok ? 'released' : { reason: getMessage(answer.error) };
        },
        { reason: undefined },
      ),
    [forget],
  );

  const releaseAll: Quarantine['releaseAll'] = useCallback(
    (quarantined) =>
      runOrFallback<Outcome<number>>(
        async () => {
          let count = 0;
          for (let at = 0; at < quarantined.length; at += maxReleased) {
            const ids = quarantined.slice(at, at + maxReleased).map(({ record }) => record._id);
            const call = {
              method: 'POST',
              path: releasesEndpoint,
              body: { records: ids },
            } as const;
            const answer = await callAsStaff(call, readReleased);
            forget(answer.ok ? ids : []);
            if (!answer.ok) return { reason: getMessage(answer.error) };
            count += answer.body.released.length;
          }
          return count;
        },
        { reason: undefined },
      ),
    [forget],
  );

  return useMemo(() => {
    const parts = { readAgain, release, releaseAll };
    if (records === undefined) return { records: [], state: 'loading', ...parts };
    if (!isList(records)) return { records: [], state: records, ...parts };
    return { records, state: 'loaded', ...parts };
  }, [records, readAgain, release, releaseAll]);
}

const withoutRecords = (records: readonly QuarantinedRecord[], ids: readonly string[]) =>
  records.filter(({ record }) => !ids.includes(record._id));

type Records = readonly QuarantinedRecord[] | FailedReading | undefined;

const isList = (records: Records): records is readonly QuarantinedRecord[] =>
  Array.isArray(records);

const failedAgain = (before: FailedReading | undefined): FailedReading => ({
  tries: (before?.tries ?? 0) + 1,
  isTrying: false,
});
