import type * as english from 'shared-ui/form/result/quarantined.texts';

export const quarantined: typeof english.quarantined = {
  'confirmed-by-email': 'Ist angekommen. Wir bestätigen es dir per E-Mail.',
  'reviewed-first': 'Ist angekommen.',
};
