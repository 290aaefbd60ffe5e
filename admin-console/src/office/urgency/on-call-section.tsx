import { useId, useState } from 'react';
import { changeOnCall, changeOnCallWeek, getOnCall } from 'contract/on-call-requests';
import type { OnCall } from 'contract/on-call-requests';
import type { OutcomeNoteState } from '../../base/outcome-note/use-outcome-note';
import { Loaded } from '../../session/loaded';
import { sendChange } from '../../session/send';
import type { ChangeOutcome } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { OnCallList } from './on-call-list';
import { OnCallWeeks } from './on-call-weeks';
import { urgencyTexts } from './urgency.texts';
import styles from './urgency.module.css';

/** Who is on call, and in which weeks. Each change is stored at once. */
export function OnCallSection({ say }: Pick<OutcomeNoteState, 'say'>) {
  const titleId = useId();
  const weeksId = useId();
  const { onCall: words, weeks } = urgencyTexts;
  const answer = useRequest(getOnCall, {});
  const [isSaving, setIsSaving] = useState(false);
  /** Sends one change at a time, since the next one needs the version that this one makes. */
  const save = async (send: () => Promise<ChangeOutcome<OnCall>>, done: string) => {
    if (isSaving) return;
    setIsSaving(true);
    const sent = await send();
    setIsSaving(false);
    if (sent.ok) {
      answer.put(sent.response);
      say({ tone: 'success', text: done });
    } else {
      say({ tone: 'error', text: sent.message });
      answer.readAgain();
    }
  };
  const seenVersion = answer.body?.version ?? 0;
  const saveList = (list: readonly string[]) =>
    save(
      () => sendChange(changeOnCall, { body: { list, seenVersion } }, words.failed),
      words.saved,
    );
  const saveWeek = (monday: string, person: string | null, done: string) => {
    const body = { monday, person, seenVersion };
    return save(() => sendChange(changeOnCallWeek, { body }, words.failed), done);
  };
  return (
    <section aria-labelledby={titleId} aria-busy={isSaving} className={styles.section}>
      <h2 id={titleId}>{words.title}</h2>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={answer} notLoaded={words.notLoaded}>
        {(onCall) => (
          <>
            <OnCallList onCall={onCall} onChange={saveList} />
            {onCall.list.length > 0 && (
              <>
                <h3 id={weeksId}>{weeks.title}</h3>
                <p className={styles.hint}>{weeks.intro}</p>
                <OnCallWeeks onCall={onCall} titleId={weeksId} onChange={saveWeek} />
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
