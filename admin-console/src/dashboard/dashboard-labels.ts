import type { Translated } from 'shared-ui/language';

interface DashboardLabels {
  readonly title: string;
  readonly sections: string;
  /** Over what staff have beside the sections. */
  readonly staff: string;
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
    staff: 'Staff',
    skipToTable: 'Skip to the table',
    signedInAs: (email) => `Signed in as ${email}`,
    remittanceForm: 'Download Remittance Form',
    opensInNewTab: '(opens in a new tab)',
    logout: 'Logout',
  },
};
