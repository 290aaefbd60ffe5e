import type * as english from 'admin-console/records/colleagues/staff.texts';

export const staffTexts: typeof english.staffTexts = {
  former: 'jemand, der nicht mehr im Team ist',
  some: 'jemand aus dem Team',
  assignedTo: (who) => `Zuständig: ${who}`,
};
