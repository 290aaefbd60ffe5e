import { useState } from 'react';
import type { FormProgress } from 'shared-ui/form-progress';

/**
 * The version on which the user's changes are based: the one from when the form was opened, so that the server refuses
 * to overwrite a colleague's changes. After such a refusal, which shows the current version, it is that one.
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
