import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OutcomeNoteState } from '../../base/outcome-note/use-outcome-note';
import { useStaffAccount } from '../../session/staff-account';
import { assignTo, doneChoice, stateChoices, urgencyChoices } from '../bulk/act-choices';
import type { ActChoice } from '../bulk/act-choices';
import { ActMenu } from '../bulk/act-menu';
import type { BulkAct } from '../bulk/act-menu';
import { useChangeable } from '../bulk/bulk-bar';
import { useBulkChange } from '../bulk/use-bulk-change';
import type { BulkRecord, ChangedRecord } from '../bulk/use-bulk-change';
import { BulkEmailDialog } from '../contact-history/bulk-email-dialog';
import { reviewTexts } from '../review/store/review.texts';
import type { CardAct } from './today-card-acts';
import type { ActedRecord } from './to-acted';
import { todayTexts } from './today.texts';

interface OpenMenu {
  readonly act: BulkAct;
  readonly anchor: HTMLElement;
  readonly records: readonly ActedRecord[];
}

/** What can be done with records of Today, by button, menu, dialog or key, each with one message and one undo. */
export function useTodayActs(
  { say }: Pick<OutcomeNoteState, 'say'>,
  onChanged: (changed: readonly ChangedRecord[]) => void,
) {
  const me = useStaffAccount()?.staff;
  const { change, isBusy } = useBulkChange(say, onChanged);
  const getChangeable = useChangeable();
  const [menu, setMenu] = useState<OpenMenu>();
  const [emailed, setEmailed] = useState<readonly ActedRecord[]>();

  const choose = ({ edit, label }: ActChoice, records: readonly BulkRecord[]) =>
    void change(records, edit, label);
  const act = (
    name: Exclude<CardAct, 'note'> | 'urgent',
    records: readonly ActedRecord[],
    anchor: HTMLElement,
  ) => {
    const changeable = getChangeable(records);
    if (records.length === 0 || isBusy) return;
    if (changeable.length === 0) say({ tone: 'error', text: reviewTexts.onlyRead });
    else if (name === 'email') writeEmail(changeable);
    else if (name === 'to-me' && me) choose(assignTo(me), changeable);
    else if (name === 'done') choose(doneOrNew(changeable), changeable);
    else if (name === 'urgent') choose(urgentOrNot(changeable), changeable);
    else if (name !== 'to-me') setMenu({ act: name, anchor, records: changeable });
  };
  const writeEmail = (records: readonly ActedRecord[]) => {
    if (records.some(({ item }) => item?.email)) setEmailed(records);
    else say({ tone: 'error', text: todayTexts.noEmail });
  };
  const dialogs: ReactNode = (
    <>
      {menu && (
        <ActMenu
          {...menu}
          onChoose={(choice) => choose(choice, menu.records)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {emailed && (
        <BulkEmailDialog
          records={emailed.map((record) => ({ ...record, email: record.item?.email ?? '' }))}
          say={say}
          onClose={() => setEmailed(undefined)}
        />
      )}
    </>
  );
  return { act, choose, isBusy, dialogs };
}

/** Done, or new again if all of them are done. */
const doneOrNew = (records: readonly ActedRecord[]): ActChoice => {
  const isDone = records.every(({ item }) => item?.state === 'done');
  return (isDone && stateChoices.find(({ edit }) => edit.state === 'new')) || doneChoice;
};

/** Urgent, or not if staff have said so of all of them. */
const urgentOrNot = (records: readonly ActedRecord[]): ActChoice => {
  const isUrgent = records.every(({ item }) => item?.urgency === 'urgent');
  const urgency = isUrgent ? 'normal' : 'urgent';
  return urgencyChoices.find(({ edit }) => edit.urgency === urgency) ?? doneChoice;
};
