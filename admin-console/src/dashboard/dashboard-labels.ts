import type { Translated } from 'shared-ui/language';

interface DashboardLabels {
  readonly title: string;
  readonly sections: string;
  readonly skipToTable: string;
  readonly signedInAs: (email: string) => string;
  readonly remittanceForm: string;
  readonly opensInNewTab: string;
  readonly logout: string;
}

export const dashboardLabels: Translated<DashboardLabels> = {
  en: {
    title: 'Admin Dashboard',
    sections: 'Sections',
    skipToTable: 'Skip to the table',
    signedInAs: (email) => `Signed in as ${email}`,
    remittanceForm: 'Download Remittance Form',
    opensInNewTab: '(opens in a new tab)',
    logout: 'Logout',
  },
};
