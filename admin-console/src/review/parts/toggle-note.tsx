import { Message } from 'shared-ui/message';
import type { ToggleOutcome } from '../store/use-done-toggle';

/** Says what came of a key: to those who do not see it, and to all when it went wrong. */
export function ToggleNote({ outcome }: { readonly outcome: ToggleOutcome }) {
  return (
    <>
      {outcome.failure && (
        <Message key={outcome.count} tone="error">
          {outcome.failure}
        </Message>
      )}
      <p role="status" className="visually-hidden">
        {outcome.success}
      </p>
    </>
  );
}
