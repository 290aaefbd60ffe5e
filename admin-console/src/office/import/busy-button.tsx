import { Button } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { useWork } from './use-work';

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
  const { isBusy, failure, work } = useWork();
  return (
    <div>
      <Button
        {...(variant && { variant })}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void work(onPress)}
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
