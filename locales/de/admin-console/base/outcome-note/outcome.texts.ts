import type * as english from 'admin-console/base/outcome-note/outcome.texts';

export const outcomeTexts: typeof english.outcomeTexts = {
  undo: 'Rückgängig machen',
  dismiss: 'Meldung schließen',
};
