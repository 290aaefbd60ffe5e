import { useId, useRef, useState } from 'react';
import { readPlannedTime } from 'contract/plan-requests';
import { plannedActions } from 'contract/stored-entry';
import type { EntryPlan, IncompleteEntry, PlannedAction } from 'contract/stored-entry';
import { isSingle } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { innsbruckMinute } from 'contract/innsbruck-moment';
import { Button } from 'shared-ui/button';
import type { useOutcome } from '../../base/parts/forms/use-outcome';
import { describeOutcome } from './entry-actions';
import type { EntryState, EntryStore } from '../store/entry-store';
import { isSameText } from '../entry-text';
import { FieldError } from '../field-parts';
import { planTexts } from '../plans/plan.texts';
import { describePlan } from '../plans/plan-labels';
import { useGetName } from '../use-get-name';
import entryStyles from '../entry.module.css';
import styles from '../plans/plan.module.css';

interface PlanSectionProps {
  readonly kind: ContentKind;
  readonly store: EntryStore;
  readonly state: EntryState;
  readonly onIncomplete: (incomplete: IncompleteEntry) => void;
  readonly say: ReturnType<typeof useOutcome>['say'];
  readonly clear: () => void;
}

/** The planned actions of an entry, and their results. */
export function PlanSection(props: PlanSectionProps) {
  const { kind, store, state, onIncomplete, say, clear } = props;
  const { stored } = state;
  const isBusy = useRef(false);
  const title = useId();
  const planOf = (deed: PlannedAction) => stored?.plans?.find((plan) => plan.deed === deed);
  const publishing = planOf('publish');
  const canLeave =
    !isSingle(kind) && (stored?.published ?? publishing ?? planOf('unpublish')) !== undefined;
  const act = async (plan: PlannedAction, minute: string | undefined, done: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    clear();
    const outcome = await store.act({ plan, minute });
    isBusy.current = false;
    if (outcome.is === 'incomplete') return onIncomplete(outcome.incomplete);
    if (outcome.is !== 'done') return say('error', describeOutcome(outcome));
    say('success', done);
  };
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{planTexts.title}</h2>
      <p id={`${title}-hint`} className={entryStyles.hint}>
        {planTexts.hint}
      </p>
      {isChangedAfter(kind, state, publishing) && (
        <p className={styles.line} data-state="failed">
          {planTexts.changedAfter}
        </p>
      )}
      <div className={styles.plans}>
        {plannedActions
          .filter((deed) => deed === 'publish' || canLeave)
          .map((deed) => (
            <PlanControl
              // The new key resets the input to the time of the changed plan.
              key={`${deed} ${planOf(deed)?.due ?? ''}`}
              deed={deed}
              plan={planOf(deed)}
              hint={`${title}-hint`}
              onPlan={(minute) => void act(deed, minute, planTexts.done.planned)}
              onCancel={(done) => void act(deed, undefined, done)}
            />
          ))}
      </div>
    </section>
  );
}

/** Whether the draft differs from the version that is planned to be published. */
const isChangedAfter = (kind: ContentKind, { text }: EntryState, plan: EntryPlan | undefined) =>
  plan?.text !== undefined && isPending(plan) && !isSameText(kind, text, plan.text);

const isPending = ({ state }: EntryPlan) => state === 'waiting' || state === 'overdue';

interface PlanControlProps {
  readonly deed: PlannedAction;
  readonly plan: EntryPlan | undefined;
  /** The id of the hint of both inputs. */
  readonly hint: string;
  readonly onPlan: (minute: string) => void;
  readonly onCancel: (done: string) => void;
}

function PlanControl({ deed, plan, hint, onPlan, onCancel }: PlanControlProps) {
  const id = useId();
  const nameOf = useGetName();
  const isWaiting = plan !== undefined && isPending(plan);
  const [minute, setMinute] = useState(isWaiting ? innsbruckMinute(new Date(plan.due)) : '');
  const [isAsked, setIsAsked] = useState(false);
  // oxlint-disable-next-line react/purity -- a time is past or not when the section is drawn
  const read = readPlannedTime(minute, new Date());
  const error = isAsked && 'error' in read ? planTexts.errors[read.error] : undefined;
  const isTwice = !('error' in read) && read.isTwice;
  const submit = () => {
    setIsAsked(true);
    if (!('error' in read)) onPlan(minute);
    else document.getElementById(`${id}-time`)?.focus();
  };
  return (
    <div className={styles.plan}>
      {plan && (
        <p className={styles.line} data-state={plan.state}>
          {describePlan(plan, nameOf(plan.by, plan.byName))}
        </p>
      )}
      <label htmlFor={`${id}-time`} className={entryStyles.label}>
        {planTexts.time[deed]}
      </label>
      <input
        id={`${id}-time`}
        type="datetime-local"
        value={minute}
        className={entryStyles.control}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${hint} ${id}-told`}
        onChange={({ target }) => setMinute(target.value.slice(0, 16))}
      />
      <div id={`${id}-told`} role="status">
        <FieldError id={`${id}-fault`} message={error} />
        {isTwice && <p className={entryStyles.hint}>{planTexts.twice}</p>}
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={submit}>
          {isWaiting ? planTexts.change[deed] : planTexts.set[deed]}
        </Button>
        {isWaiting && (
          <Button variant="quiet" onClick={() => onCancel(planTexts.done.cancelled)}>
            {planTexts.cancel[deed]}
          </Button>
        )}
        {plan && !isWaiting && (
          <Button variant="quiet" onClick={() => onCancel(planTexts.done.away)}>
            {planTexts.putAway}
          </Button>
        )}
      </div>
    </div>
  );
}
