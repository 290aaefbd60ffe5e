import { useState } from 'react';
import type { IncompleteEntry } from 'contract/stored-entry';
import { isSingle } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { isMailKind } from 'contract/mail-kinds';
import { Button } from 'shared-ui/button';
import type { useOutcome } from '../../base/parts/forms/use-outcome';
import { AskedButton } from '../asked-button';
import type { ActionOutcome, EntryState, EntryStore } from '../store/entry-store';
import { isSameText } from '../entry-text';
import { entryTexts } from '../entry.texts';
import { planTexts } from '../plans/plan.texts';
import { PreviewButton } from '../preview/preview-button';
import { formatDueTime } from '../plans/plan-labels';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';

interface EntryActionsProps {
  readonly kind: ContentKind;
  readonly store: EntryStore;
  readonly state: EntryState;
  readonly onIncomplete: (incomplete: IncompleteEntry) => void;
  readonly onDeleted: () => void;
  readonly say: ReturnType<typeof useOutcome>['say'];
  readonly clear: () => void;
}

/** The actions that an entry's state allows. */
export function EntryActions(props: EntryActionsProps) {
  const { kind, store, state, onIncomplete, onDeleted, say, clear } = props;
  const { stored, text } = state;
  const [isBusy, setIsBusy] = useState(false);
  const act = async (action: () => Promise<ActionOutcome>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    clear();
    const outcome = await action();
    setIsBusy(false);
    if (outcome.is === 'incomplete') onIncomplete(outcome.incomplete);
    else if (outcome.is === 'done') say('success', done);
    else say('error', describeOutcome(outcome));
    return outcome.is === 'done';
  };
  const { publish, unpublish, discard } = entryTexts;
  const published = isMailKind(kind) ? publish.doneMail : publish.done;
  const isShown = stored?.published && isSameText(kind, text, stored.published);
  const change = (action: 'publish' | 'unpublish' | 'discard', done: string) =>
    void act(() => store.act(action), done);
  const remove = async () => {
    if (await act(() => store.remove(), entryTexts.remove.done)) onDeleted();
  };
  const planned = stored?.plans?.find(
    ({ deed, state: is }) => deed === 'publish' && is === 'waiting',
  );
  return (
    <div className={styles.actions}>
      {planned && !isShown ? (
        <AskedButton
          labels={{
            name: publish.name,
            title: planTexts.replaces.title,
            text: planTexts.replaces.text(formatDueTime(planned)),
          }}
          onConfirm={() => change('publish', published)}
        />
      ) : isShown ? (
        <p className={styles.soft}>{publish.nothing}</p>
      ) : (
        <Button aria-disabled={isBusy || undefined} onClick={() => change('publish', published)}>
          {isBusy ? publish.working : publish.name}
        </Button>
      )}
      <PreviewButton kind={kind} store={store} say={say} clear={clear} />
      {stored?.published && (stored.draft || !isShown) && (
        <AskedButton labels={discard} onConfirm={() => change('discard', discard.done)} />
      )}
      {stored?.published && !isSingle(kind) && (
        <AskedButton labels={unpublish} onConfirm={() => change('unpublish', unpublish.done)} />
      )}
      {stored && !stored.published && (
        <AskedButton labels={entryTexts.remove} onConfirm={() => void remove()} />
      )}
    </div>
  );
}

/** The message for an action that failed. */
export function describeOutcome(outcome: ActionOutcome): string {
  if (outcome.is === 'overtaken') return entryTexts.publish.overtaken;
  if (outcome.is === 'not-saved') return entryTexts.publish.notSaved;
  if (outcome.is === 'refused') return outcome.message ?? websiteTexts.failed;
  return (outcome.is === 'failed' && outcome.message) || websiteTexts.unreachable;
}
