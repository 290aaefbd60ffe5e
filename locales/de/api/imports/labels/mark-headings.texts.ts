import type * as english from 'api/imports/labels/mark-headings.texts';

export const markHeadings: typeof english.markHeadings = {
  section: 'Bereich',
  person: 'Person',
  household: 'Haushalt',
  createdAt: 'Eingelangt',
};
