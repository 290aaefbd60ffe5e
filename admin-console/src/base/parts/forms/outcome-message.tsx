import { FormThanks } from 'shared-ui/form-parts';
import { Message } from 'shared-ui/message';
import type { Outcome } from './use-outcome';

/** Shows the outcome of an action. A success takes the focus, because the button that was pressed is gone. */
export function OutcomeMessage({ outcome }: { readonly outcome: Outcome | undefined }) {
  if (!outcome) return null;
  const { count, tone, text } = outcome;
  return tone === 'error' ? (
    <Message key={count} tone="error">
      {text}
    </Message>
  ) : (
    <FormThanks key={count} tone="success">
      {text}
    </FormThanks>
  );
}
