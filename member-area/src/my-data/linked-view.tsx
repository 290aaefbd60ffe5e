import { useEffect, useState } from 'react';
import { openSentLink } from 'contract/my-data-requests';
import type { LinkedRecord, LinkedRecords } from 'contract/my-data-requests';
import { Button } from 'shared-ui/button';
import { useEffectTask } from 'shared-ui/faults';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { Message } from 'shared-ui/message';
import { send, toRequestError } from 'shared-ui/send';
import type { CorrectionDraft } from './correction-form';
import LinkRequest from './link-request';
import { linkedViewTexts as words } from './linked-view.texts';
import { myDataTexts } from './my-data.texts';
import styles from './my-data.module.css';
import { sentKindTexts } from './sent-field.texts';
import { getLabel, writeDay } from './sent-words';
import { SentView } from './sent-view';

interface Refused {
  readonly message: string;
  /** Whether the link has expired, so that a new one would help. */
  readonly isOver: boolean;
}

/** The records of an emailed link: a list, or the record itself if there is only one. */
export default function LinkedView({ link }: { readonly link: string }) {
  const [answer, setAnswer] = useState<LinkedRecords | Refused>();
  const [chosen, setChosen] = useState<string>();
  const [drafts] = useState(() => new Map<string, CorrectionDraft>());
  const [attempt, setAttempt] = useState(0);
  const run = useEffectTask();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      try {
        setAnswer(await send(openSentLink, { body: { link } }, { signal }));
      } catch (error) {
        const { messages, status } = toRequestError(error);
        setAnswer({ message: messages.message ?? words.failed, isOver: status === 404 });
      }
    };
    void run(load, signal);
    return () => leaving.abort();
  }, [link, attempt, run]);
  const replace = (changed: LinkedRecord) =>
    setAnswer((now) => {
      if (now === undefined || 'message' in now) return now;
      const records = now.records.map((one) => (one._id === changed._id ? changed : one));
      return { ...now, records };
    });

  if (answer === undefined) return <p role="status">{words.loading}</p>;
  if ('message' in answer)
    return (
      <div className={styles.view}>
        <Message tone="error">{answer.message}</Message>
        {answer.isOver ? (
          <LinkRequest />
        ) : (
          <p>
            <Button
              onClick={() => {
                setAnswer(undefined);
                setAttempt(attempt + 1);
              }}
            >
              {words.again}
            </Button>
          </p>
        )}
      </div>
    );
  const { records } = answer;
  const only = records.length === 1 && !answer.isCut ? records[0] : undefined;
  const shown = only ?? records.find(({ _id }) => _id === chosen);
  if (shown === undefined) return <LinkedList {...answer} onChosen={setChosen} />;
  const { _id } = shown;
  return (
    <div className={styles.view}>
      <SentView
        key={_id}
        sentKey={{ link, _id }}
        found={shown}
        draft={draftOf(drafts, _id)}
        onChanged={(changed) => replace({ ...changed, _id })}
      />
      {!only && (
        <p>
          <Button variant="quiet" onClick={() => setChosen(undefined)}>
            {words.back}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The draft of a record's correction, kept when the record is closed and opened again. */
function draftOf(drafts: Map<string, CorrectionDraft>, id: string): CorrectionDraft {
  const draft = drafts.get(id) ?? new Map<string, string>();
  drafts.set(id, draft);
  return draft;
}

interface LinkedListProps extends LinkedRecords {
  readonly onChosen: (id: string) => void;
}

const LinkedList = ({ records, isCut, onChosen }: LinkedListProps) => (
  <section className={styles.view}>
    <h2 tabIndex={-1} ref={focusWhenShown}>
      {words.title}
    </h2>
    <p>{records.length === 0 ? words.none : words.choose}</p>
    {records.length > 0 && (
      <ul className={styles.choices}>
        {records.map(({ _id, kind, createdAt, state }) => (
          <li key={_id}>
            <Button variant="secondary" onClick={() => onChosen(_id)}>
              {words.entry(getLabel(sentKindTexts, kind), writeDay(createdAt))}
            </Button>
            <span>{myDataTexts.states[state]}</span>
          </li>
        ))}
      </ul>
    )}
    {isCut && <Message tone="info">{words.cut}</Message>}
  </section>
);
