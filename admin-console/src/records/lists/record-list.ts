import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useEffectTask } from 'shared-ui/faults';
import { logFailure } from 'shared-ui/log-failure';
import { ArrivingList } from '../duplicates/arriving-list';
import type { Section } from '../../base/model/sections';
import { closeAdminSession } from '../../session/admin-session';
import { toRecords } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { readList } from './read-list';
import type { ListReading } from './read-list';

export type RecordList =
  /** `received` counts the records that have arrived. `first` are the first records of a long list. */
  | {
      readonly state: 'loading';
      readonly received: number;
      readonly first?: readonly AdminRecord[];
    }
  | { readonly state: 'loaded'; readonly records: readonly AdminRecord[] }
  /** Shown as empty (requirements 8), although the stored records are unknown. `tries` counts from 1. */
  | {
      readonly state: 'failed';
      readonly records: readonly [];
      readonly tries: number;
      readonly isTrying: boolean;
    };

interface RecordListReading extends Pick<ListReading, 'signal' | 'onProgress'> {
  /** Called with the first records of a long list. The rest is not parsed until it resolves. */
  readonly onFirst?: (records: readonly AdminRecord[]) => Promise<void>;
}

/**
 * Loads a section's list once (requirements 7.3), and again on demand after a failure. Give the component that calls
 * this a `key`, so that another section never shows the rows of the one before.
 * @param showsFirst whether the first records of a long list can be shown before the rest is there
 */
export function useRecordList(
  section: Section,
  showsFirst: boolean,
): readonly [RecordList, tryAgain: () => void] {
  const [list, setList] = useState<RecordList>({ state: 'loading', received: 0 });
  const [tries, setTries] = useState(1);
  const goOn = useRef<() => void>(undefined);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // On a slow machine the rest has arrived by then, and parsing it would delay the rendering of the first.
    const showFirst = (first: readonly AdminRecord[]) =>
      new Promise<void>((resolve) => {
        goOn.current = resolve;
        startTransition(() => setList({ state: 'loading', received: first.length, first }));
      });
    const read = async () => {
      const records = await readRecordList(section, {
        signal,
        onProgress: (received) =>
          setList((was) =>
            was.state === 'failed'
              ? was
              : { ...(was.state === 'loading' && was), state: 'loading', received },
          ),
        // An error stays visible until there is a response.
        ...(showsFirst && tries === 1 && { onFirst: showFirst }),
      });
      // A transition, because rendering a whole table at once would be one long task.
      startTransition(() =>
        setList(
          records
            ? { state: 'loaded', records }
            : { state: 'failed', records: [], tries, isTrying: false },
        ),
      );
    };
    void run(read, signal);
    return () => {
      left.abort();
      goOn.current?.();
    };
  }, [section, showsFirst, run, tries]);
  const areFirstDrawn = list.state === 'loading' && list.first !== undefined;
  useEffect(() => {
    if (areFirstDrawn) goOn.current?.();
  }, [areFirstDrawn]);
  const tryAgain = useCallback(() => {
    setList((was) => (was.state === 'failed' ? { ...was, isTrying: true } : was));
    setTries((before) => before + 1);
  }, []);
  return [list, tryAgain];
}

/**
 * Loads a list and finds its duplicates while it arrives; undefined if it cannot be loaded, which counts as empty if
 * nothing is shown yet (requirements 8). A session that has ended leads to the admin login (safety 2).
 */
export async function readRecordList(
  { endpoint, content }: Pick<Section, 'endpoint' | 'content'>,
  { onFirst, ...reading }: RecordListReading,
): Promise<readonly AdminRecord[] | undefined> {
  const arriving = new ArrivingList(content);
  const answer = await readList(endpoint, {
    ...reading,
    lookAt: (items) => arriving.see(items),
    ...(onFirst && {
      onFirst: (items) => {
        const first = toRecords(items);
        arriving.handOn(first);
        return onFirst(first);
      },
    }),
  });
  if (answer.ok) {
    arriving.finish(answer.body);
    return answer.body;
  }
  if (answer.status === 401 || answer.status === 403) closeAdminSession('ended-by-server');
  // Requirements 8: the failure is only logged.
  else logFailure(`The list ${endpoint} could not be read`, answer.status);
  return undefined;
}
