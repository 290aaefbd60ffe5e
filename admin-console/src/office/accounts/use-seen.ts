import { useState } from 'react';
import type { FormProgress } from 'shared-ui/form-progress';

/**
 * What the user of a form has seen of what it changes: as it was when the form was opened, so that the server refuses
 * to overwrite what a colleague did since. Once it has said so, who saves again has seen that too.
 */
export function useSeen<Value>(current: Value, { outcomes, isRefused }: FormProgress): Value {
  const [seen, setSeen] = useState(current);
  const [told, setTold] = useState(outcomes);
  if (told !== outcomes) {
    setTold(outcomes);
    if (isRefused) setSeen(current);
  }
  return seen;
}
