import type { RefusedCall } from './refused-call';
import { refusedAccountChanges } from './refused-account-changes';
import { refusedLoginCalls } from './refused-login-calls';
import { refusedPrivacyChanges } from './refused-privacy-changes';
import { refusedReadings } from './refused-reads';
import { refusedRecordChanges } from './refused-record-changes';
import { refusedWebsiteChanges } from './refused-website-changes';

/** A request of each file of the console that sends one for a waiting user. */
export const refusedCalls: readonly RefusedCall[] = [
  ...refusedReadings,
  ...refusedLoginCalls,
  ...refusedAccountChanges,
  ...refusedPrivacyChanges,
  ...refusedRecordChanges,
  ...refusedWebsiteChanges,
];

/** Files whose requests nobody waits for, with the reason why a refusal is not shown. */
export const unheardCallers: Readonly<Record<string, string>> = {
  'session/live/console-events.ts': 'only asks whether the session goes on',
  'session/live/use-review-counts.ts': 'counts beside the sections, which are read again',
  'records/review/panel/record-panel.tsx': 'is sent again with the next record',
  'session/staff-account.ts':
    'is asked again by itself; until then each view says what it may not read',
  'session/admin-logout.ts': 'the session ends here in any case',
  'website/rich-editor/rich-nodes.ts': 'a picture without its preview is called so',
  'website/said-value.tsx': 'a file whose name is not known is called by its id',
};
