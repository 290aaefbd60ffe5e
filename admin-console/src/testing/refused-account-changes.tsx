import { defaultWorkSettings } from 'contract/work-settings-requests';
import { AuditView } from '../office/audit/audit-view';
import { MailQueueView } from '../office/mail-queue/mail-queue-view';
import { MyAccountView } from '../office/my-account/my-account-view';
import { at, auditEntry, factorAnswers } from './refused-samples';
import { ReleasesView } from '../office/releases/releases-view';
import { UrgencyView } from '../office/urgency/urgency-view';
import { releaseRule, releasesOf, unreleasedVersion } from './fake-release-server';
import { click, open, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';

const onCall = {
  ...{ version: 1, list: ['ada'], weeks: [] },
  people: [{ _id: 'ada', name: 'Ada', sections: [] }],
};

const account = { view: <MyAccountView />, answers: factorAnswers };

const releases = {
  view: <ReleasesView />,
  answers: {
    'GET /api/admin/releases': {
      ...{ site: 'present', rule: releaseRule },
      packages: [releasesOf('public-site', { previews: [unreleasedVersion('try1')] })],
    },
  },
};

/** Changes of the own account and of the office's settings. */
export const refusedAccountChanges: readonly RefusedCall[] = [
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
    by: 'office/my-account/report-section.tsx',
    call: 'PUT /api/admin/account/monthly-report',
    press: click('Save report'),
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
    by: 'session/second-factors/add-factor.tsx',
    call: 'POST /api/admin/account/factors/totp',
    press: click('Add an authenticator app'),
  },
  {
    ...account,
    by: 'session/second-factors/add-app.tsx',
    call: 'POST /api/admin/account/factors/totp/confirm',
    prepare: steps(
      click('Add an authenticator app'),
      type('Code that the app shows now', '123456'),
    ),
    press: click('Add the app'),
  },
  {
    ...account,
    by: 'session/second-factors/add-passkey.tsx',
    call: 'POST /api/admin/account/factors/passkeys/options',
    prepare: click('Add a passkey'),
    press: click('Create the passkey'),
  },
  {
    by: 'office/urgency/on-call-section.tsx',
    call: 'PUT /api/admin/on-call',
    answers: {
      'GET /api/admin/on-call': onCall,
      'GET /api/admin/work-settings': defaultWorkSettings,
    },
    view: <UrgencyView />,
    press: click('Remove from the list: Ada'),
  },
  {
    by: 'office/urgency/work-settings-section.tsx',
    call: 'PUT /api/admin/work-settings',
    answers: {
      'GET /api/admin/on-call': onCall,
      'GET /api/admin/work-settings': defaultWorkSettings,
    },
    view: <UrgencyView />,
    press: open('Prayer'),
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
  {
    ...releases,
    by: 'office/releases/use-releases.ts',
    call: 'POST /api/admin/releases/public-site/changes',
    prepare: click('Go back to it: old1'),
    press: click('Go back to it: old1'),
  },
  {
    ...releases,
    by: 'office/releases/team-line.tsx',
    call: 'PUT /api/admin/releases/public-site/team',
    prepare: click('Change the address: Public pages'),
    press: type(/^E-mail address of the team/, 'team@example.org{Enter}'),
  },
  {
    ...releases,
    by: 'office/releases/preview-rows.tsx',
    call: 'POST /api/admin/releases/public-site/previews/try1/open',
    press: click('Open the site with it: try1'),
  },
];
