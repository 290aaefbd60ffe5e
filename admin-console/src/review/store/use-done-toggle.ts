import { useCallback, useState } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../../console-language';
import type { AdminRecord } from '../../model/admin-record';
import { recordName } from '../../model/record-identity';
import { recordIdOf } from './open-record';
import { stateOf } from './review-index';
import { reviewLabels } from './review-labels';
import type { ReviewStore } from './use-review-store';

export interface ToggleOutcome {
  readonly count: number;
  readonly success?: string;
  readonly failure?: string;
}

/** Marks a record as done, or as new again, and reports the result. */
export function useDoneToggle({ index, save }: ReviewStore) {
  const [outcome, setOutcome] = useState<ToggleOutcome>({ count: 0 });
  const toggleDone = useCallback(
    async (record: AdminRecord) => {
      const recordId = recordIdOf(record);
      if (recordId === undefined) return;
      const labels = translate(reviewLabels, consoleLanguage);
      const state = stateOf(index, recordId) === 'done' ? 'new' : 'done';
      const saved = await save(recordId, { state });
      const name = recordName(record) || labels.nameless;
      const said =
        saved.state === 'saved'
          ? { success: labels.markedAs(name, labels.states[state]) }
          : { failure: labels.notMarked(name) };
      setOutcome(({ count }) => ({ count: count + 1, ...said }));
    },
    [index, save],
  );
  return { outcome, toggleDone };
}
