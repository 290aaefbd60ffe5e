import { TrustedNetworksSection } from '../office/accounts/trusted-networks-section';
import { AccountsView } from '../office/accounts/accounts-view';
import { AuditView } from '../office/audit/audit-view';
import { FollowUpView } from '../records/follow-up/follow-up-view';
import { MailQueueView } from '../office/mail-queue/mail-queue-view';
import { MyAccountView } from '../office/my-account/my-account-view';
import { SecondFactorPolicy } from '../session/second-factors/second-factor-policy';
import { accountsAnswers, at, auditEntry, factorAnswers } from './refused-samples';
import { click, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';

const account = { view: <MyAccountView />, answers: factorAnswers };
const accounts = {
  by: 'office/accounts/use-staff-accounts.ts',
  view: <AccountsView />,
  answers: accountsAnswers,
};
const manage = (name: string) => click(`${name}: Ama Example`);

/** Changes of the own account, of others', and of the office's settings. */
export const refusedAccountChanges: readonly RefusedCall[] = [
  {
    ...account,
    by: 'office/my-account/password-section.tsx',
    call: 'POST /api/admin/account/password',
    prepare: steps(
      click('Change password'),
      type('Current password', 'secret'),
      type('New password', 'four small words'),
      type('Confirm password', 'four small words'),
    ),
    press: type('Confirm password', '{Enter}'),
  },
  {
    by: 'office/accounts/trusted-networks-section.tsx',
    call: 'PUT /api/admin/trusted-networks',
    answers: { 'GET /api/admin/trusted-networks': { networks: [] } },
    view: <TrustedNetworksSection />,
    press: click('Save'),
  },
  {
    ...account,
    by: 'office/my-account/email-section.tsx',
    call: 'POST /api/admin/account/email',
    prepare: steps(
      click('Change e-mail address'),
      type('New e-mail address', 'new@example.org'),
      type('Your password', 'secret'),
    ),
    press: type('Your password', '{Enter}'),
  },
  {
    ...account,
    by: 'office/my-account/details-section.tsx',
    call: 'PUT /api/admin/account',
    press: click('Save'),
  },
  {
    ...account,
    by: 'office/my-account/mails-section.tsx',
    call: 'PUT /api/admin/account/mails',
    press: click('Save mails'),
  },
  {
    ...account,
    by: 'office/my-account/sessions-section.tsx',
    call: 'DELETE /api/admin/account/sessions',
    press: click('End all other sessions'),
  },
  {
    ...account,
    by: 'office/my-account/remove-factor.tsx',
    call: 'DELETE /api/admin/account/factors/f1',
    prepare: click('Remove Phone'),
    press: click('Yes, remove it'),
  },
  {
    ...account,
    by: 'office/my-account/rename-factor.tsx',
    call: 'PATCH /api/admin/account/factors/f1',
    prepare: click('Rename Phone'),
    press: type('New name', 'Old{Enter}'),
  },
  {
    ...account,
    by: 'office/my-account/new-recovery-codes.tsx',
    call: 'POST /api/admin/account/recovery-codes',
    press: click('Make new recovery codes'),
  },
  {
    ...account,
    by: 'session/second-factors/add-app.tsx',
    call: 'POST /api/admin/account/factors/totp',
    press: click('Add an authenticator app'),
  },
  {
    ...account,
    by: 'session/second-factors/add-app.tsx',
    call: 'POST /api/admin/account/factors/totp/confirm',
    prepare: click('Add an authenticator app'),
    press: type('Code that the app shows now', '123456{Enter}'),
  },
  {
    ...account,
    by: 'session/second-factors/add-passkey.tsx',
    call: 'POST /api/admin/account/factors/passkeys/options',
    prepare: click('Add a passkey'),
    press: click('Create the passkey'),
  },
  {
    by: 'session/second-factors/confirmation-dialog.tsx',
    call: 'POST /api/admin/account/confirmation',
    view: <MyAccountView />,
    answers: { ...factorAnswers, 'DELETE /api/admin/account/sessions': { status: 428 } },
    prepare: click('End all other sessions'),
    press: type('Your password', 'secret{Enter}'),
  },
  {
    by: 'session/second-factors/second-factor-policy.tsx',
    call: 'PUT /api/admin/second-factor-policy',
    answers: { 'GET /api/admin/second-factor-policy': { from: '2026-12-01', roles: ['owner'] } },
    view: <SecondFactorPolicy roles={[{ id: 'owner', name: 'Owner' }]} />,
    press: click('Save'),
  },
  {
    ...accounts,
    call: 'PATCH /api/admin/accounts/2',
    prepare: steps(manage('Manage'), manage('Suspend')),
    press: manage('Suspend'),
  },
  {
    ...accounts,
    call: 'POST /api/admin/invitations/i1/again',
    press: click('Send again: new@example.org'),
  },
  {
    ...accounts,
    call: 'PUT /api/admin/roles/office',
    prepare: click('Change: Office'),
    press: click('Save role'),
  },
  {
    by: 'office/audit/save-file-button.tsx',
    call: 'GET /api/admin/audit/export',
    answers: { 'GET /api/admin/audit': { entries: [auditEntry], people: [] } },
    view: <AuditView />,
    press: click('Save as a file (CSV)'),
  },
  {
    by: 'office/audit/confidential-choice.tsx',
    call: 'PUT /api/admin/audit/confidential',
    answers: {
      'GET /api/admin/audit': { entries: [], people: [] },
      'GET /api/admin/audit/confidential': { sections: [] },
    },
    view: <AuditView />,
    prepare: async (user) => {
      document.querySelector('details')?.setAttribute('open', '');
      await user.click(document.body);
    },
    press: click('Save the choice'),
  },
  {
    by: 'records/follow-up/days-form.tsx',
    call: 'PUT /api/admin/follow-up/days',
    answers: { 'GET /api/admin/follow-up': { days: [1], due: [], isCut: false } },
    view: <FollowUpView />,
    press: click('Save the days'),
  },
  {
    by: 'office/mail-queue/mail-queue-view.tsx',
    call: 'POST /api/admin/mail-queue/m1/again',
    answers: {
      'GET /api/admin/mail-queue?state=failed': {
        counts: { failed: 1, waiting: 0 },
        mails: [
          {
            ...{ _id: 'm1', mail: 'form-received', at, attempts: 1, until: at },
            ...{ to: 'ada@example.org', reason: '550', maySendAgain: true },
          },
        ],
      },
    },
    view: <MailQueueView />,
    press: click(/^Send again/),
  },
];
