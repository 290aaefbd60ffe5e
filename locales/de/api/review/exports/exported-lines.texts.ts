import type * as english from 'api/review/exports/exported-lines.texts';

export const exportTexts: typeof english.exportTexts = {
  states: { new: 'Neu', 'in-progress': 'In Arbeit', done: 'Erledigt' },
  formerStaff: 'Nicht mehr im Team',
};
