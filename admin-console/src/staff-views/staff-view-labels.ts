import type { Translated } from 'shared-ui/language';
import type { StaffViewKey } from './staff-views';

interface StaffViewLabels {
  readonly names: Readonly<Record<StaffViewKey, string>>;
  readonly loading: string;
}

export const staffViewLabels: Translated<StaffViewLabels> = {
  en: {
    names: { accounts: 'Accounts', audit: 'Audit log', 'my-account': 'My account' },
    loading: 'Loading...',
  },
};
