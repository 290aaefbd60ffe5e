import type { Translated } from 'shared-ui/language';

interface OutcomeLabels {
  readonly undo: string;
  readonly dismiss: string;
}

export const outcomeLabels: Translated<OutcomeLabels> = {
  en: { undo: 'Undo', dismiss: 'Dismiss this message' },
};
