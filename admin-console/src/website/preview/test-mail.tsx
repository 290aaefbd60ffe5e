import { useState } from 'react';
import { sendTestMail } from 'contract/preview-requests';
import type { RequestParts } from 'contract/request';
import { Button } from 'shared-ui/button';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { previewTexts } from './preview.texts';
import styles from './preview.module.css';

const words = previewTexts.testMail;

interface TestMailProps {
  readonly mail: RequestParts<typeof sendTestMail>;
}

/** Sends the shown mail to the signed-in user. */
export function TestMail({ mail }: TestMailProps) {
  const { outcome, say, clear } = useOutcome();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    clear();
    setIsSending(true);
    const result = await sendChange(sendTestMail, mail, words.failed);
    setIsSending(false);
    if (result.ok) say('success', words.sent);
    else say('error', result.message);
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
