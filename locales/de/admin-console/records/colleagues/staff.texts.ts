import type * as english from 'admin-console/records/colleagues/staff.texts';

export const staffTexts: typeof english.staffTexts = {
  former: 'Nicht mehr im Team',
  some: 'jemand aus dem Team',
};
