import { useMemo, useState } from 'react';
import {
  listQuarantine,
  maxReleased,
  releaseRecord,
  releaseRecords,
} from 'contract/quarantine-requests';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { sendChange } from '../../session/send';
import type { ChangeOutcome } from '../../session/send';
import { useRequest } from '../../session/use-request';
import type { LoadedResponse } from '../../session/use-request';
import { quarantineTexts } from './quarantine.texts';

export interface Quarantine {
  readonly answer: Omit<LoadedResponse<readonly QuarantinedRecord[]>, 'put'>;
  /** Newest first; empty until they are loaded. */
  readonly records: readonly QuarantinedRecord[];
  /** Moves a record to its list. */
  readonly release: (quarantined: QuarantinedRecord) => Promise<ChangeOutcome<undefined>>;
  /** Releases many records. Resolves to the number of released ones: others may have been released meanwhile. */
  readonly releaseAll: (
    quarantined: readonly QuarantinedRecord[],
  ) => Promise<ChangeOutcome<number>>;
}

/** Milliseconds between two requests. */
const restBetweenReadings = 5000;

/** The quarantined records, reloaded after each event of the records. */
export function useQuarantine(): Quarantine {
  useLiveUpdates(listQuarantine, restBetweenReadings);
  const { body, tries, reason, isTrying, readAgain } = useRequest(listQuarantine, {});
  /** The ids of released records, which are hidden before the list is loaded again. */
  const [released, setReleased] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const hide = (ids: readonly string[]) => setReleased((before) => new Set([...before, ...ids]));
    return {
      answer: { body, tries, reason, isTrying, readAgain },
      records: (body ?? []).filter(({ record }) => !released.has(record._id)),
      release: async ({ record: { _id } }) => {
        const outcome = await sendChange(releaseRecord, { id: _id }, quarantineTexts.failed);
        if (outcome.ok) hide([_id]);
        else readAgain();
        return outcome;
      },
      releaseAll: async (quarantined) => {
        let count = 0;
        for (let at = 0; at < quarantined.length; at += maxReleased) {
          const records = quarantined.slice(at, at + maxReleased).map(({ record }) => record._id);
          const call = { body: { records } };
          const outcome = await sendChange(releaseRecords, call, quarantineTexts.failed);
          if (!outcome.ok) {
            readAgain();
            return outcome;
          }
          hide(records);
          count += outcome.response.released.length;
        }
        return { ok: true, response: count };
      },
    };
  }, [body, tries, reason, isTrying, readAgain, released]);
}
