import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useEffectTask } from 'shared-ui/faults';
import { toRecords } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { readRecordList, useRecordList } from '../lists/record-list';
import type { RecordList } from '../lists/record-list';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { coalesce } from '../../session/live/coalesce';
import { isAddedHere, subscribeToConsoleEvents } from '../../session/live/console-events';
import type { Newcomers } from './newcomers';
import { applyChanges, noChanges, withChange } from './live-changes';

export interface SectionRecords {
  readonly list: RecordList;
  readonly newcomers: Newcomers;
  /** Replaces records by those of a response. */
  readonly replace: (records: readonly AdminRecord[]) => void;
  /** Reloads the list in the background. */
  readonly readAgain: () => void;
  readonly tryAgain: () => void;
}

/** Milliseconds between two updates of the table, however many records arrive at once. */
const restBetweenArrivals = 1000;
/** Milliseconds between two reloads of the list, which may be long. */
const restBetweenLists = 5000;

/**
 * A section's records, oldest first: those of its list, then those that have arrived since.
 * @param showsFirst whether the first records of a long list can be shown before the rest is there
 */
export function useSectionRecords(name: SectionName, showsFirst: boolean): SectionRecords {
  const [first, tryAgain] = useRecordList(sections[name], showsFirst);
  const [changes, change] = useReducer(withChange, noChanges);
  const readList = useRef<() => void>(undefined);

  const run = useEffectTask();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const readOnce = async () => {
      const records = await readRecordList(sections[name], { signal });
      if (records && !signal.aborted) change({ type: 'read-again', records });
    };
    const reading = coalesce(() => run(readOnce, signal), restBetweenLists);
    let waiting: AdminRecord[] = [];
    const arrival = coalesce(async () => {
      change({ type: 'arrived', records: waiting });
      waiting = [];
    }, restBetweenArrivals);
    const unsubscribe = subscribeToConsoleEvents((event) => {
      if (event.name === 'added' && event.kind === name)
        for (const record of toRecords([event.record])) change({ type: 'added', record });
      if (event.name !== 'arrived' || event.kind !== name) return;
      if (!event.records) return reading.ask();
      const records = toRecords(event.records).filter(({ _id }) => !isAddedHere(_id));
      if (records.length === 0) return;
      waiting.push(...records);
      arrival.ask();
    });
    readList.current = reading.ask;
    return () => {
      left.abort();
      reading.cancel();
      arrival.cancel();
      unsubscribe();
    };
  }, [name, run]);

  const { arrived, replaced, newcomers: ids } = changes;
  const base = changes.readLater ?? (first.state === 'loaded' ? first.records : undefined);
  const list = useMemo<RecordList>(
    () => (base ? { state: 'loaded', records: applyChanges(base, { arrived, replaced }) } : first),
    [base, arrived, replaced, first],
  );
  const isFailed = list.state === 'failed';
  // Showing arrivals without the list would suggest that nothing else is stored.
  useEffect(() => {
    if (isFailed && arrived.length > 0) readList.current?.();
  }, [isFailed, arrived]);

  const readAgain = useCallback(() => readList.current?.(), []);
  const replace = useCallback(
    (records: readonly AdminRecord[]) => change({ type: 'replaced', records }),
    [],
  );
  const newcomers = useMemo(
    () => ({
      ids,
      welcome: (seen: readonly AdminRecord[]) => change({ type: 'newcomers-seen', records: seen }),
    }),
    [ids],
  );
  return { list, newcomers, replace, readAgain, tryAgain };
}
