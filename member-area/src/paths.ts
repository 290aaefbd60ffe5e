import type { SitePath } from 'contract/site-paths';

/** The paths that the member area links to (requirements 2.1). */
export const paths = {
  login: '/join-us/login',
  loginAfterReset: '/login',
  adminLogin: '/join-us/admin-login',
  createProfile: '/join-us/create-profile',
  profile: '/profile/:id',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  confirmEmail: '/confirm-email/:token',
  myData: '/my-data',
} as const satisfies Record<string, SitePath>;

export const profilePath = (id: string): string => `/profile/${encodeURIComponent(id)}`;

/** The path of the page that sends a reset link, with the address filled in if it is known. */
export const forgotPasswordPath = (email: string): string =>
  email ? `${paths.forgotPassword}?${new URLSearchParams({ email })}` : paths.forgotPassword;
