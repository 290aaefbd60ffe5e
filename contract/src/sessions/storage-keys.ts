/**
 * Keys of the browser's storage (requirements 9). It names none for the admin data of requirements 4; `adminData` is
 * ours.
 */
export const storageKeys = {
  adminToken: 'adminToken',
  adminData: 'adminData',
  memberToken: 'token',
  memberProfile: 'userProfile',
} as const;
