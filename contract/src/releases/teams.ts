import type { ReleasedPackage } from './site-state';

/**
 * The team that develops and releases each package, by the name that it is called by in every language. Where a team is
 * mailed stands in the console (`setTeamEmail`).
 */
export const teamNames: Readonly<Record<ReleasedPackage, string>> = {
  shell: 'Platform',
  'public-site': 'Website',
  'member-area': 'Members',
  'admin-console': 'Office',
};
