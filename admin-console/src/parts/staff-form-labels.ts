import type { Translated } from 'shared-ui/language';

interface StaffFormLabels {
  readonly cancel: string;
}

export const staffFormLabels: Translated<StaffFormLabels> = { en: { cancel: 'Cancel' } };
