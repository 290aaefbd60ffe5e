import type * as english from 'admin-console/records/review/panel/record-actions.texts';

export const recordActionTexts: typeof english.recordActionTexts = {
  markAsDone: 'Als erledigt markieren',
  markAsNew: 'Wieder als neu markieren',
  assignedToYou: (name) => `${name}: dir zugeteilt`,
  notAnyMore: (name) => `${name}: wieder wie vorher zugeteilt`,
};
