import { useState } from 'react';
import type { PreviewQuery, testMailEndpoint } from 'contract/content-preview';
import { Button } from 'shared-ui/button';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { callAsStaff, getMessage } from '../../session/staff-call';
import { previewTexts } from './preview.texts';
import styles from './preview.module.css';

const words = previewTexts.testMail;

interface TestMailProps {
  readonly path: ReturnType<typeof testMailEndpoint>;
  readonly mail: PreviewQuery;
}

/** Sends the shown mail to the signed-in user. */
export function TestMail({ path, mail }: TestMailProps) {
  const { outcome, say, clear } = useOutcome();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    clear();
    setIsSending(true);
    const call = { method: 'POST', path, body: mail } as const;
    const answer = await callAsStaff(call, () => null);
    setIsSending(false);
    if (answer.ok) say('success', words.sent);
    else say('error', getMessage(answer.error) ?? words.failed);
  };
  return (
    <div className={styles.testMail}>
      <Button
        variant="secondary"
        aria-disabled={isSending || undefined}
        onClick={() => void send()}
      >
        {isSending ? words.sending : words.name}
      </Button>
      {/* A status instead of `OutcomeMessage`, because the button keeps the focus. */}
      <p role="status">{outcome?.tone === 'success' && outcome.text}</p>
      {outcome?.tone === 'error' && <OutcomeMessage outcome={outcome} />}
    </div>
  );
}
