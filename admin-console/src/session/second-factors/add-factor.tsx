import { useEffect, useRef, useState } from 'react';
import { beginTotp } from 'contract/my-account-requests';
import type { Enrolment, StaffFactor, TotpTicket } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import type { Outcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../send';
import { AddApp } from './add-app';
import { AddPasskey } from './add-passkey';
import { enrolmentTexts } from './enrolment.texts';
import styles from './enrolment.module.css';

type FactorKind = StaffFactor['kind'];

type Adding = 'passkey' | { readonly ticket: TotpTicket };

/** Buttons for the two kinds of second factor; a pressed one opens its form. */
export function AddFactor({ onAdded }: { readonly onAdded: (enrolment: Enrolment) => void }) {
  const [adding, setAdding] = useState<Adding>();
  const [left, setLeft] = useState<FactorKind>();
  const key = useKey((ticket) => setAdding({ ticket }));
  const leave = () => {
    setLeft(adding === 'passkey' ? 'passkey' : 'totp');
    setAdding(undefined);
  };
  const add = {
    onCancel: leave,
    onAdded: (enrolment: Enrolment) => {
      setAdding(undefined);
      onAdded(enrolment);
    },
  };
  if (adding === 'passkey') return <AddPasskey {...add} />;
  if (adding)
    return (
      <AddApp key={adding.ticket.ticket} {...adding} {...add} onStartAgain={() => void key.ask()} />
    );
  return <Choice ask={key} left={left} onPasskey={() => setAdding('passkey')} />;
}

interface KeyQuestion {
  readonly ask: () => Promise<void>;
  readonly isAsking: boolean;
  readonly failure: Outcome | undefined;
}

/** Requests an authenticator app's key; ignores further requests meanwhile. */
function useKey(onKey: (ticket: TotpTicket) => void): KeyQuestion {
  const [isAsking, setIsAsking] = useState(false);
  const { outcome: failure, say, clear } = useOutcome();
  const { notLoaded } = enrolmentTexts.app;
  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    const begun = await sendChange(beginTotp, {}, notLoaded);
    setIsAsking(false);
    if (!begun.ok) return say('error', begun.message);
    clear();
    onKey(begun.response);
  };
  return { ask, isAsking, failure };
}

interface ChoiceProps {
  readonly ask: KeyQuestion;
  /** The kind whose form was cancelled: its button gets the focus back. */
  readonly left: FactorKind | undefined;
  readonly onPasskey: () => void;
}

function Choice({ ask: { ask, isAsking, failure }, left, onPasskey }: ChoiceProps) {
  const { passkey, app } = enrolmentTexts;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className={styles.way}>
        <p className={styles.about}>{passkey.about}</p>
        <Button ref={left === 'passkey' ? button : null} onClick={onPasskey}>
          {passkey.add}
        </Button>
      </div>
      <div className={styles.way}>
        <p className={styles.about}>{app.about}</p>
        <Button
          ref={left === 'totp' ? button : null}
          variant="secondary"
          aria-disabled={isAsking || undefined}
          onClick={() => void ask()}
        >
          {isAsking ? app.loading : app.add}
        </Button>
        {failure && (
          <Message key={failure.count} tone="error">
            {failure.text}
          </Message>
        )}
      </div>
    </>
  );
}
