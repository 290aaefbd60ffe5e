import { useCallback, useMemo, useState } from 'react';
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
import { findNotDuplicatePairs, getPairs } from './find-not-duplicates';
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
  const { keptPairs } = store.index;
  const mayReview = useMayReview(store.kind);
  const forget = useCallback(() => setSuccess(undefined), []);
  const resolution = useMemo<Resolution>(
    () => ({
      notDuplicatePairs: keptPairs,
      ...(mayReview && {
        compare: (records) => {
          setFailure(undefined);
          setSuccess(undefined);
          setCompared(records);
        },
      }),
    }),
    [keptPairs, mayReview],
  );

  async function attempt<Answer>(
    calls: readonly (() => Promise<ChangeOutcome<Answer>>)[],
    onAnswer: (answer: Answer) => void,
    said: (answers: readonly Answer[]) => Success,
  ) {
    const answers: Answer[] = [];
    setIsBusy(true);
    for (const call of calls) {
      const result = await call();
      if (result.ok) {
        answers.push(result.response);
        onAnswer(result.response);
      } else {
        setIsBusy(false);
        onOutdated();
        return setFailure((before) => ({
          attempt: (before?.attempt ?? 0) + 1,
          text: result.message,
        }));
      }
    }
    setIsBusy(false);
    setCompared(undefined);
    setSuccess(said(answers));
  }

  /** Undoes all requests, and replaces the message by the outcome of that. */
  async function takeBackAll<Answer>(
    calls: readonly (() => Promise<ChangeOutcome<Answer>>)[],
    onAnswer: (answer: Answer) => void,
    text: string,
  ) {
    for (const call of calls) {
      const result = await call();
      if (!result.ok) {
        onOutdated();
        return setSuccess({ text: result.message });
      }
      onAnswer(result.response);
    }
    setSuccess({ text });
  }

  const merge = (choice: MergeChoice) => {
    const all = compared ?? [];
    const survivor = all.find(({ _id }) => _id === choice.survivor._id) ?? {};
    const text = mergeTexts.merged(all.length, recordName(survivor));
    return attempt(
      [() => sendChange(mergeRecords, { kind: store.kind, body: choice }, mergeTexts.failed)],
      ({ merge: made, records }) => {
        store.addMerge(made);
        onMerged(records);
      },
      (answers) => ({
        text,
        survivorId: choice.survivor._id,
        undo: () => unmerge(answers.map(({ merge: made }) => made)),
      }),
    );
  };
  const unmerge = (merges: readonly Merge[]) =>
    takeBackAll(
      merges.map(
        ({ _id }) =>
          () =>
            sendChange(undoMerge, { kind: store.kind, id: _id }, mergeTexts.failed),
      ),
      ({ merge: made, records }) => {
        store.dropMerge(made._id);
        onMerged(records);
      },
      mergeTexts.undone,
    );
  const keep = () =>
    attempt(
      getPairs(compared ?? []).map(
        (pair) => () =>
          sendChange(
            addNotDuplicates,
            { kind: store.kind, body: { records: pair.map(toVersion) } },
            mergeTexts.failed,
          ),
      ),
      store.addKeptPair,
      (kept) => ({
        text: mergeTexts.kept,
        undo: () => takeBackAll(takeBackPairs(kept), store.dropKeptPair, mergeTexts.takenBack),
      }),
    );
  const takeBackPairs = (kept: readonly NotDuplicates[]) =>
    kept.map(({ _id: id }) => async () => {
      const removed = await sendChange(
        removeNotDuplicates,
        { kind: store.kind, id },
        mergeTexts.failed,
      );
      return removed.ok ? { ...removed, response: id } : removed;
    });
  const takeBack = (kept: readonly NotDuplicates[]) =>
    attempt(takeBackPairs(kept), store.dropKeptPair, () => ({ text: mergeTexts.takenBack }));

  return (
    <ResolutionContext value={resolution}>
      {children}
      {success && <SuccessNote key={success.text} success={success} onLeave={forget} />}
      {compared && (
        <CompareDialog
          kind={store.kind}
          records={compared}
          kept={findNotDuplicatePairs(keptPairs, compared)}
          isBusy={isBusy}
          failure={failure}
          onMerge={merge}
          onKeep={keep}
          onTakeBack={takeBack}
          onClose={() => setCompared(undefined)}
        />
      )}
    </ResolutionContext>
  );
}
