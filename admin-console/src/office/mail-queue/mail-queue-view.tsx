import { useEffect, useId, useRef, useState } from 'react';
import {
  getMailQueue,
  mostCountedMails,
  queuedStates,
  sendMailAgain,
} from 'contract/mail-queue-requests';
import type { MailQueue, QueuedMail, QueuedState } from 'contract/mail-queue-requests';
import { Button } from 'shared-ui/button';
import { subscribeToConsoleEvents } from '../../session/live/console-events';
import boxes from '../../base/parts/forms/boxes.module.css';
import { Loaded } from '../../session/loaded';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import styles from './mail-queue.module.css';
import { mailQueueTexts } from './mail-queue.texts';
import { QueuedMailCard, getMailName } from './queued-mail-card';

/** Milliseconds between a retry of a mail and the check of its result. */
const soon = 3000;

type Counts = Pick<MailQueue, 'counts' | 'atLeast'>;

/** The start of a list: its first mail, or the one after a page. */
interface Place {
  readonly state: QueuedState;
  readonly after?: string;
}

/** The mails that are not sent, with the reasons (decision 85). */
export function MailQueueView() {
  const listId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, setPlace] = useState<Place>({ state: 'failed' });
  const answer = useRequest(getMailQueue, { query: place });
  const { body, readAgain } = answer;
  // The counts stay while another page is loading.
  const [counts, setCounts] = useState<Counts>();
  if (body !== undefined && body !== counts) setCounts(body);
  const { outcome, say, clear } = useOutcome();
  const readSoon = useReadingSoon(readAgain);
  const sendAgain = async (mail: QueuedMail) => {
    const sent = await sendChange(sendMailAgain, { id: mail._id }, mailQueueTexts.notSent);
    if (sent.ok) {
      say('success', mailQueueTexts.sentAgain(getMailName(mail)));
      readSoon();
    } else {
      say('error', sent.message);
      readAgain();
    }
  };
  const choose = (to: Place) => {
    clear();
    setPlace(to);
  };
  const turn = (to: Place) => {
    // The button disappears with its page.
    heading.current?.focus();
    choose(to);
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {mailQueueTexts.name}
      </h1>
      <p className={styles.hint}>{mailQueueTexts.intro}</p>
      <StateChoice counts={counts} state={place.state} onChoose={(state) => choose({ state })} />
      <OutcomeMessage outcome={outcome} />
      <section className={styles.part} aria-labelledby={listId}>
        <h2 id={listId} ref={heading} tabIndex={-1}>
          {mailQueueTexts.list[place.state]}
        </h2>
        <Loaded answer={answer} notLoaded={answer.reason ?? mailQueueTexts.notLoaded}>
          {(queue) => <QueuedMails {...{ queue, place }} onTurn={turn} onSendAgain={sendAgain} />}
        </Loaded>
      </section>
      <div className={styles.tools}>
        <Button variant="quiet" onClick={readAgain}>
          {mailQueueTexts.lookAgain}
        </Button>
      </div>
    </div>
  );
}

/** Reloads the list after a reconnection and, on demand, once mails may have been sent. */
function useReadingSoon(readAgain: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const unsubscribe = subscribeToConsoleEvents(({ name }) => {
      if (name === 'resumed') readAgain();
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [readAgain]);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(readAgain, soon);
  };
}

interface StateChoiceProps {
  readonly counts: Counts | undefined;
  readonly state: QueuedState;
  readonly onChoose: (state: QueuedState) => void;
}

function StateChoice({ counts, state, onChoose }: StateChoiceProps) {
  const name = useId();
  const { choices, orMore, which } = mailQueueTexts;
  const written = ({ counts: all, atLeast }: Counts, one: QueuedState) =>
    all[one] >= mostCountedMails || atLeast?.includes(one) ? orMore(all[one]) : String(all[one]);
  return (
    <fieldset className={boxes.boxes}>
      <legend>{which}</legend>
      {queuedStates.map((one) => (
        <label key={one} className={boxes.box}>
          <input type="radio" name={name} checked={one === state} onChange={() => onChoose(one)} />
          {choices[one](counts && written(counts, one))}
        </label>
      ))}
    </fieldset>
  );
}

interface QueuedMailsProps {
  readonly queue: MailQueue;
  readonly place: Place;
  readonly onTurn: (to: Place) => void;
  readonly onSendAgain: (mail: QueuedMail) => Promise<void>;
}

function QueuedMails({ queue: { mails, next }, place, onTurn, onSendAgain }: QueuedMailsProps) {
  const { state, after } = place;
  const { none, onPage, further, first } = mailQueueTexts;
  return (
    <>
      <p role="status" className={styles.hint}>
        {mails.length === 0 && next === undefined ? none[state] : onPage(mails.length)}
      </p>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <QueuedMailCard key={mail._id} mail={mail} onSendAgain={onSendAgain} />
        ))}
      </ul>
      <div className={styles.tools}>
        {after !== undefined && (
          <Button variant="quiet" onClick={() => onTurn({ state })}>
            {first}
          </Button>
        )}
        {next !== undefined && (
          <Button variant="quiet" onClick={() => onTurn({ state, after: next })}>
            {further}
          </Button>
        )}
      </div>
    </>
  );
}
