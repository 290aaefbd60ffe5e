import { Message } from 'shared-ui/message';
import type { ToggleOutcome } from '../store/use-done-toggle';

/** Announces the result of a keyboard shortcut to screen readers, and shows it to all when it failed. */
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
