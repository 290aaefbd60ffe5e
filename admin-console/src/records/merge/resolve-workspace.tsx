import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  addNotDuplicates,
  mergeRecords,
  removeNotDuplicates,
  undoMerge,
} from 'contract/review-requests';
import type { NotDuplicates, Merge, MergeResult, MergeChoice } from 'contract/review-requests';
import type { AdminRecord } from '../../base/model/admin-record';
import { recordName } from 'contract/record-identity';
import type { ReviewStore } from '../review/store/use-review-store';
import { sendChange } from '../../session/send';
import type { ChangeOutcome } from '../../session/send';
import { useMayReview } from '../../session/staff-account';
import { CompareDialog } from './compare-dialog';
import { toVersion } from './compare-records';
import { findNotDuplicatePairs } from './find-not-duplicates';
import { mergeTexts } from './merge.texts';
import { ResolutionContext } from './resolution';
import type { Resolution } from './resolution';
import { SuccessNote } from './success-note';
import type { Success } from './success-note';

interface ResolveWorkspaceProps {
  readonly store: ReviewStore;
  readonly onMerged: (records: MergeResult['records']) => void;
  /** Called when the server has newer data of these records. */
  readonly onOutdated: () => void;
  readonly children: ReactNode;
}

/** Lets the components inside open the comparison of records, and shows its result. */
export function ResolveWorkspace({ store, onMerged, onOutdated, children }: ResolveWorkspaceProps) {
  const [compared, setCompared] = useState<readonly AdminRecord[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly attempt: number; readonly text: string }>();
  const [success, setSuccess] = useState<Success>();
  const { kind } = store;
  const { keptPairs } = store.index;
  const mayReview = useMayReview(kind);
  const forget = useCallback(() => setSuccess(undefined), []);
  /** Sends a change; an error is shown in the comparison or, where none is open, at the foot of the window. */
  async function attempt<Answer>(
    call: Promise<ChangeOutcome<Answer>>,
    onAnswer: (answer: Answer) => Success,
  ) {
    setIsBusy(true);
    const result = await call;
    setIsBusy(false);
    if (result.ok) {
      setCompared(undefined);
      return setSuccess(onAnswer(result.response));
    }
    onOutdated();
    if (compared === undefined) return setSuccess({ text: result.message });
    setFailure((before) => ({ attempt: (before?.attempt ?? 0) + 1, text: result.message }));
  }

  /** Undoes a change, and replaces the message by the outcome of that. */
  async function takeBack<Answer>(
    call: Promise<ChangeOutcome<Answer>>,
    onAnswer: (answer: Answer) => void,
    text: string,
  ) {
    const result = await call;
    if (!result.ok) {
      onOutdated();
      return setSuccess({ text: result.message });
    }
    onAnswer(result.response);
    setSuccess({ text });
  }

  const merge = (choice: MergeChoice) => {
    const all = compared ?? [];
    const survivor = all.find(({ _id }) => _id === choice.survivor._id) ?? {};
    const text = mergeTexts.merged(all.length, recordName(survivor));
    return attempt(
      sendChange(mergeRecords, { kind, body: choice }, mergeTexts.failed),
      ({ merge: made, records }) => {
        store.addMerge(made);
        onMerged(records);
        return { text, survivorId: choice.survivor._id, undo: () => unmerge(made) };
      },
    );
  };
  const unmerge = ({ _id }: Merge) =>
    takeBack(
      sendChange(undoMerge, { kind, id: _id }, mergeTexts.failed),
      ({ merge: made, records }) => {
        store.dropMerge(made._id);
        onMerged(records);
      },
      mergeTexts.undone,
    );
  const keep = (records: readonly AdminRecord[]) =>
    attempt(
      sendChange(
        addNotDuplicates,
        { kind, body: { records: records.map(toVersion) } },
        mergeTexts.failed,
      ),
      ({ pairs }) => {
        store.addKeptPairs(pairs);
        const undo = () =>
          takeBack(reopen(pairs), () => store.dropKeptPairs(pairs), mergeTexts.takenBack);
        return { text: mergeTexts.kept, undo };
      },
    );
  const reopen = (pairs: readonly NotDuplicates[]) =>
    sendChange(
      removeNotDuplicates,
      { kind, body: { pairs: pairs.map(({ _id }) => _id) } },
      mergeTexts.failed,
    );
  const reopenCompared = (pairs: readonly NotDuplicates[]) =>
    attempt(reopen(pairs), () => {
      store.dropKeptPairs(pairs);
      return { text: mergeTexts.takenBack };
    });
  const latestKeep = useRef(keep);
  useEffect(() => {
    latestKeep.current = keep;
  });
  const resolution = useMemo<Resolution>(
    () => ({
      notDuplicatePairs: keptPairs,
      ...(mayReview && {
        compare: (records) => {
          setFailure(undefined);
          setSuccess(undefined);
          setCompared(records);
        },
        keepApart: (records) => latestKeep.current(records),
      }),
    }),
    [keptPairs, mayReview],
  );

  return (
    <ResolutionContext value={resolution}>
      {children}
      {success && <SuccessNote key={success.text} success={success} onLeave={forget} />}
      {compared && (
        <CompareDialog
          kind={kind}
          records={compared}
          kept={findNotDuplicatePairs(keptPairs, compared)}
          isBusy={isBusy}
          failure={failure}
          onMerge={merge}
          onKeep={() => keep(compared)}
          onTakeBack={reopenCompared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </ResolutionContext>
  );
}
