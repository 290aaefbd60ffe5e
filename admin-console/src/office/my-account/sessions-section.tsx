import { useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { staffSessionEndpoint, staffSessionsEndpoint } from 'contract/staff-security';
import type { StaffSession } from 'contract/staff-security';
import { readStaffSessions } from 'contract/staff-security-readers';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { callAsStaff } from '../../session/staff-call';
import { Loaded } from '../../session/loaded';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { Section } from './section';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { useStaffAnswer } from '../../session/use-staff-answer';

/** The account's sessions. Each can be ended, or all but this one. */
export function SessionsSection() {
  const { sessions: words } = myAccountTexts;
  const sessions = useStaffAnswer(staffSessionsEndpoint, readStaffSessions);
  const { outcome, ending, end } = useEndedSessions(sessions.readAgain);
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
                onClick={() => void end(staffSessionsEndpoint, words.othersEnded)}
              >
                {ending === staffSessionsEndpoint ? words.ending : words.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

type EndSession = (path: `/${string}`, done: string) => Promise<void>;

/** Ends sessions one after the other. One that has already ended counts as success. */
function useEndedSessions(readAgain: () => void) {
  const { notEnded } = myAccountTexts.sessions;
  const { outcome, say } = useOutcome();
  const [ending, setEnding] = useState<string>();
  const end: EndSession = async (path, done) => {
    if (ending !== undefined) return;
    setEnding(path);
    const refusal = await runOrFallback(async () => {
      const answer = await callAsStaff({ method: 'DELETE', path }, anyAnswer);
      return answer.ok || answer.status === 404 ? undefined : (answer.error.message ?? notEnded);
    }, notEnded);
    setEnding(undefined);
    if (refusal !== undefined) return say('error', refusal);
    say('success', done);
    readAgain();
  };
  return { outcome, ending, end };
}

interface EntryProps {
  readonly session: StaffSession;
  /** The endpoint whose sessions are being ended. */
  readonly ending: string | undefined;
  readonly onEnd: EndSession;
}

function Entry({ session, ending, onEnd }: EntryProps) {
  const { sessions: words } = myAccountTexts;
  const path = staffSessionEndpoint(session.id);
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
            onClick={() => void onEnd(path, words.ended)}
          >
            {ending === path ? words.ending : words.end}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{words.about(session.network, begun, seen)}</p>
    </li>
  );
}
