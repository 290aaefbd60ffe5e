import type { RouteObject } from 'react-router-dom';
import { paths } from './paths';
import { MemberSessionRoute } from './session/session-provider';

export { remoteContract as contract } from 'contract/remote';

/** The routes of the member area (requirements 2.1). Each page is loaded when it is visited. */
export const routes: RouteObject[] = [
  {
    id: 'member-area:session',
    Component: MemberSessionRoute,
    children: [
      {
        id: 'member-area:login',
        path: paths.login,
        lazy: () => import('./login/login-page'),
      },
      {
        id: 'member-area:login-after-reset',
        path: paths.loginAfterReset,
        lazy: () => import('./login/login-page'),
      },
      {
        id: 'member-area:create-profile',
        path: paths.createProfile,
        lazy: () => import('./create-profile/create-profile-page'),
      },
      {
        id: 'member-area:profile',
        path: paths.profile,
        lazy: () => import('./profile/profile-page'),
      },
      {
        id: 'member-area:forgot-password',
        path: paths.forgotPassword,
        lazy: () => import('./forgot-password/forgot-password-page'),
      },
      {
        id: 'member-area:reset-password',
        path: paths.resetPassword,
        lazy: () => import('./reset-password/reset-password-page'),
      },
      {
        id: 'member-area:confirm-email',
        path: paths.confirmEmail,
        lazy: () => import('./confirm-email/confirm-email-page'),
      },
      {
        id: 'member-area:my-data',
        path: paths.myData,
        lazy: () => import('./my-data/my-data-page'),
      },
    ],
  },
];
