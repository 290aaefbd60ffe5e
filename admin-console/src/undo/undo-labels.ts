import type { Translated } from 'shared-ui/language';

interface UndoLabels {
  readonly undo: string;
  readonly dismiss: string;
}

export const undoLabels: Translated<UndoLabels> = {
  en: { undo: 'Undo', dismiss: 'Dismiss this message' },
};
