import { useState } from 'react';
import { endOtherSessions, endStaffSession, listStaffSessions } from 'contract/my-account-requests';
import type { StaffSession } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { Loaded } from '../../session/loaded';
import { loadAgain } from '../../session/query-client';
import { sendChange } from '../../session/send';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { Section } from './section';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { useRequest } from '../../session/use-request';

/** The account's sessions. Each can be ended, or all but this one. */
export function SessionsSection() {
  const { sessions: words } = myAccountTexts;
  const sessions = useRequest(listStaffSessions, {});
  const { outcome, ending, end } = useEndedSessions();
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <OutcomeMessage outcome={outcome} />
      <Loaded answer={sessions} notLoaded={words.notLoaded}>
        {(list) => (
          <>
            <ul className={styles.list}>
              {list.map((session) => (
                <Entry key={session.id} session={session} ending={ending} onEnd={end} />
              ))}
            </ul>
            {list.some(({ isCurrent }) => !isCurrent) && (
              <Button
                variant="secondary"
                aria-disabled={ending !== undefined || undefined}
                onClick={() => void end(others, words.othersEnded)}
              >
                {ending === others ? words.ending : words.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** Stands for the ids of all sessions but this one. */
const others = '';

type EndSession = (id: string, done: string) => Promise<void>;

/** Ends sessions one after the other. One that has already ended counts as success. */
function useEndedSessions() {
  const { notEnded } = myAccountTexts.sessions;
  const { outcome, say } = useOutcome();
  const [ending, setEnding] = useState<string>();
  const end: EndSession = async (id, done) => {
    if (ending !== undefined) return;
    setEnding(id);
    const ended = await (id === others
      ? sendChange(endOtherSessions, {}, notEnded)
      : sendChange(endStaffSession, { id }, notEnded));
    setEnding(undefined);
    if (!ended.ok && ended.status !== 404) return say('error', ended.message);
    if (!ended.ok) void loadAgain(endStaffSession.touches);
    say('success', done);
  };
  return { outcome, ending, end };
}

interface EntryProps {
  readonly session: StaffSession;
  /** The session that is being ended, or `others`. */
  readonly ending: string | undefined;
  readonly onEnd: EndSession;
}

function Entry({ session, ending, onEnd }: EntryProps) {
  const { sessions: words } = myAccountTexts;
  const device = session.device || words.unknownDevice;
  const begun = innsbruckTime(session.createdAt) ?? '';
  const seen = innsbruckTime(session.lastSeenAt) ?? '';
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.name}>{device}</span>
        {session.isCurrent ? (
          <span className={styles.current}>{words.current}</span>
        ) : (
          <Button
            variant="quiet"
            aria-label={words.endOne(device, seen)}
            aria-disabled={ending !== undefined || undefined}
            onClick={() => void onEnd(session.id, words.ended)}
          >
            {ending === session.id ? words.ending : words.end}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{words.about(session.network, begun, seen)}</p>
    </li>
  );
}
