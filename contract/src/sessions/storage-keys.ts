/**
 * Keys of the browser's storage (requirements 9). It names none for the admin data of requirements 4; `adminData` is
 * ours.
 */
export const storageKeys = {
  adminToken: 'adminToken',
  adminData: 'adminData',
  memberToken: 'token',
  memberProfile: 'userProfile',
  /**
   * A marker without a meaning of its own, set while staff see unreleased builds: it makes the shell ask the server
   * which ones this session has opened.
   */
  openPreviews: 'openPreviews',
} as const;
