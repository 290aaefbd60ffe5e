import type * as english from 'admin-console/base/parts/person-link.texts';

export const personLinkTexts: typeof english.personLinkTexts = {
  open: (name) => `Alles über ${name}`,
  openNewTab: (name) => `Alles über ${name} (öffnet sich in einem neuen Tab)`,
};
