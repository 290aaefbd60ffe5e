import {
  changeAccount,
  endAccountSessions,
  getAssignedWork,
  resetAccountFactors,
} from 'contract/staff-account-requests';
import type { ListedAccount } from 'contract/staff-account-requests';
import { useState } from 'react';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { getAccountName } from './account-name';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { useRequest } from '../../session/use-request';
import { SuccessorChoice } from './successor-choice';
import type { Act } from './use-staff-accounts';

interface PersonActionsProps {
  readonly account: ListedAccount;
  readonly isOwn: boolean;
  readonly act: Act;
  readonly onDone: (text: string) => void;
  readonly onGone: () => void;
}

/** The actions after which an account works no longer. */
const endings: readonly ActionName[] = ['suspend', 'leave'];

type ActionName = 'suspend' | 'restore' | 'leave' | 'endSessions' | 'resetFactors';

/** The actions on an account other than its roles; users cannot lock themselves out. */
export function PersonActions({ account, isOwn, act, onDone, onGone }: PersonActionsProps) {
  const labels = accountsTexts.people;
  const who = getAccountName(account);
  const { _id: id } = account;
  const { body: work, tries } = useRequest(getAssignedWork, { id });
  const [successor, choose] = useState<string | null>();
  const hasWork = work !== undefined && work.sections.length > 0;
  const perform = async (name: ActionName) => {
    const asksSuccessor = endings.includes(name) && hasWork;
    if (asksSuccessor && successor === undefined) return { message: labels.successor.missing };
    const refusal = await send(act, name, id, asksSuccessor ? successor : undefined);
    if (refusal) return refusal;
    if (name === 'leave') onGone();
    else onDone(labels[name].done(who));
    return undefined;
  };
  return (
    <div className={styles.tools}>
      {actionsFor(account, isOwn).map((name) => (
        <ConfirmedButton
          key={name}
          name={labels[name].name}
          about={who}
          question={labels[name].question(who)}
          more={
            endings.includes(name) && (
              <SuccessorChoice {...{ work, successor }} isLost={tries > 0} onChoose={choose} />
            )
          }
          onConfirm={() => perform(name)}
        />
      ))}
    </div>
  );
}

function actionsFor({ state, secondFactors = 0 }: ListedAccount, isOwn: boolean) {
  const isActive = state === 'active';
  const offered: readonly (readonly [ActionName, boolean])[] = [
    ['suspend', isActive && !isOwn],
    ['restore', !isActive],
    ['endSessions', isActive && !isOwn],
    ['resetFactors', secondFactors > 0 && !isOwn],
    ['leave', !isOwn],
  ];
  return offered.flatMap(([name, isOffered]) => (isOffered ? [name] : []));
}

function send(act: Act, name: ActionName, id: string, successor: string | null | undefined) {
  const decided = successor === undefined ? {} : { successor };
  if (name === 'endSessions') return act(endAccountSessions, { id });
  if (name === 'resetFactors') return act(resetAccountFactors, { id });
  if (name === 'leave') return act(changeAccount, { id, body: { hasLeft: true, ...decided } });
  return act(changeAccount, { id, body: { isSuspended: name === 'suspend', ...decided } });
}
