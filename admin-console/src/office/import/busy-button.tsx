import { useState } from 'react';
import { Button } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import { Message } from 'shared-ui/message';

interface BusyButtonProps {
  readonly label: string;
  /** The label while it works. */
  readonly busy: string;
  readonly variant?: ButtonVariant;
  /** Resolves to a message if it failed. */
  readonly onPress: () => Promise<string | undefined>;
}

/** A button whose work takes a while. It says what went wrong below itself. */
export function BusyButton({ label, busy, variant, onPress }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string }>();
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const text = await onPress();
    setIsBusy(false);
    setFailure(text === undefined ? undefined : { text });
  };
  return (
    <div>
      <Button
        {...(variant && { variant })}
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        {isBusy ? busy : label}
      </Button>
      <p role="status" className="visually-hidden">
        {isBusy && busy}
      </p>
      {failure && <Message tone="error">{failure.text}</Message>}
    </div>
  );
}
