import type { RefusedCall } from './refused-call';
import { refusedAccountChanges } from './refused-account-changes';
import { refusedImportChanges } from './refused-import-changes';
import { refusedPeopleCalls } from './refused-people-calls';
import { refusedPrivacyChanges } from './refused-privacy-changes';
import { refusedQuestionCalls } from './refused-question-calls';
import { refusedReadings } from './refused-reads';
import { refusedRecordChanges } from './refused-record-changes';
import { refusedWebsiteChanges } from './refused-website-changes';

/** A request of each file of the console that sends one for a waiting user, unless the file's own tests refuse it. */
export const refusedCalls: readonly RefusedCall[] = [
  ...refusedReadings,
  ...refusedAccountChanges,
  ...refusedImportChanges,
  ...refusedPeopleCalls,
  ...refusedPrivacyChanges,
  ...refusedQuestionCalls,
  ...refusedRecordChanges,
  ...refusedWebsiteChanges,
];

/** Files whose requests are refused in tests of their own. */
export const refusedElsewhere: Readonly<Record<string, string>> = {
  'app/console-tools/change-language.ts': 'app/palette/palette.test.tsx',
  'app/palette/use-found-people.ts': 'app/palette/palette.test.tsx',
  'office/accounts/person-actions.tsx': 'office/accounts/accounts-view.test.tsx',
  'office/accounts/trusted-networks-section.tsx':
    'office/accounts/trusted-networks-section.test.tsx',
  'office/accounts/use-staff-accounts.ts': 'office/accounts/accounts-view.test.tsx',
  'office/audit/audit-view.tsx': 'office/audit/audit-view.test.tsx',
  'office/my-account/email-section.tsx': 'office/my-account/my-account-view.test.tsx',
  'office/my-account/new-recovery-codes.tsx': 'session/second-factors/confirmation-dialog.test.tsx',
  'office/my-account/password-section.tsx': 'office/my-account/my-account-view.test.tsx',
  'records/bulk/use-bulk-change.ts': 'records/bulk/bulk-bar.test.tsx',
  'records/contact-history/use-bulk-email.ts': 'records/contact-history/bulk-email-dialog.test.tsx',
  'records/contact-history/note-entry.tsx':
    'records/contact-history/contact-history-section.test.tsx',
  'records/contact-history/email-dialog.tsx':
    'records/contact-history/contact-history-section.test.tsx',
  'records/exports/request-export.ts': 'records/exports/export-menu.test.tsx',
  'records/filters/use-record-filter.ts': 'records/filters/filters.test.tsx',
  'records/people/export/people-export.tsx': 'records/people/export/people-export.test.tsx',
  'records/contact-history/add-contact.ts': 'records/follow-up/work-through-contacts.test.tsx',
  'records/follow-up/contact-note.ts': 'records/follow-up/work-through-contacts.test.tsx',
  'records/follow-up/days-form.tsx': 'records/follow-up/follow-up-view.test.tsx',
  'records/lists/read-list.ts': 'records/sections/section-view.test.tsx',
  'records/today/use-today-pages.ts': 'records/today/today-view.test.tsx',
  'records/today/use-today-selection.ts': 'records/today/today-view.test.tsx',
  'records/views/save-settings.ts': 'records/views/views.test.tsx',
  'records/views/view-changes.ts': 'records/views/views.test.tsx',
  'records/testimonies/approval-switch.tsx': 'records/testimonies/testimonies.test.tsx',
  'records/review/store/use-review-store.ts': 'records/review/panel/record-panel.test.tsx',
  'session/admin-login.ts': 'session/login/admin-login-page.test.tsx',
  'session/invitation/use-invitation.ts': 'session/invitation/invitation-page.test.tsx',
  'session/login/confirm-email.tsx': 'session/login/confirm-email.test.tsx',
  'session/login/passkey-login.tsx': 'session/login/passkey-login.test.tsx',
  'session/second-factors/confirmation-dialog.tsx':
    'session/second-factors/confirmation-dialog.test.tsx',
  'website/media/media-editor.tsx': 'website/media/media-view.test.tsx',
  'website/media/media-form.tsx': 'website/media/media-view.test.tsx',
  'website/media/picture-description.tsx': 'website/fields/picture-choice.test.tsx',
  'website/preview/use-preview.ts': 'website/preview/preview-dialog.test.tsx',
};

/** Files whose requests nobody waits for, with the reason why a refusal is not shown. */
export const unheardCallers: Readonly<Record<string, string>> = {
  'session/live/console-events.ts': 'only asks whether the session goes on',
  'session/live/use-noted-visit.ts': 'is sent again in an hour',
  'app/news-line.tsx': 'counts above the sections, which are read again',
  'records/today/today-view.tsx': 'counts beside the lists, which are read again',
  'session/live/use-review-counts.ts': 'counts beside the sections, which are read again',
  'app/sidebar/pinned-views.tsx': 'links beside the sections, which are read again',
  'app/sidebar/view-counts.tsx': 'counts beside the sections, which are read again',
  'records/views/use-open-view.ts': 'without its views a list shows all that it has',
  'records/matches/apart-persons.ts': 'without it the matches are those of the records alone',
  'records/contact-history/household-choice.tsx':
    'without it an e-mail goes to each person, as it does unless somebody wishes otherwise',
  'records/sections/marks/record-marks.tsx':
    'the due time beside a record, which its card shows too',
  'records/review/panel/record-panel.tsx':
    'is sent again with the next record; how one came is not said where it is not known',
  'session/staff-account.ts':
    'is asked again by itself; until then each view says what it may not read',
  'session/admin-logout.ts': 'the session ends here in any case',
  'website/rich-editor/rich-nodes.ts': 'a picture without its preview is called so',
  'website/field-value-text.tsx': 'a file whose name is not known is called by its id',
};
