import { openLogin } from './open-login';
import { click, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';

const typeLogin = steps(type('E-mail', 'office@example.org'), type('Password', 'secret'));

export const refusedLoginCalls: readonly RefusedCall[] = [
  {
    by: 'session/admin-login.ts',
    call: 'POST /api/auth/admin/login',
    view: () => openLogin('/join-us/admin-login'),
    prepare: typeLogin,
    press: click('Login'),
  },
  {
    by: 'session/admin-login.ts',
    call: 'POST /api/auth/admin/passkey-options',
    view: () => openLogin('/join-us/admin-login'),
    press: click(/passkey/),
  },
  {
    by: 'session/login/confirm-email.tsx',
    call: 'POST /api/auth/admin/confirm-email',
    view: () => openLogin('/join-us/admin-login#email=mailed-token'),
    press: click('Confirm this address'),
  },
  {
    by: 'session/invitation/use-invitation.ts',
    call: 'POST /api/auth/admin/invitation/accept',
    answers: { 'POST /api/auth/admin/invitation': { email: 'new@example.org', roles: ['Media'] } },
    view: () => openLogin('/join-us/admin-login#invitation=invitation_token'),
    prepare: steps(
      type('Your name', 'Ama'),
      type('Password', 'three rather small words'),
      type('Confirm password', 'three rather small words'),
    ),
    press: click('Create account'),
  },
];
