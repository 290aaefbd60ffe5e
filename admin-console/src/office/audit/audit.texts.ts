import type { AuditAction, AuditKind } from 'contract/audit';
import type { AuditVerdict } from 'contract/audit-requests';
import type { ReleaseChangeName } from 'contract/release-requests';
import type { RecordKind } from 'contract/review';

interface AuditTexts {
  readonly name: string;
  readonly introOwn: string;
  readonly introAll: string;
  readonly checking: string;
  readonly unchecked: string;
  readonly states: Readonly<Record<AuditVerdict['state'], string>>;
  readonly checked: (at: string, entries: number | undefined) => string;
  readonly filters: Readonly<Record<'person' | 'action' | 'about' | 'day', string>>;
  readonly filter: string;
  readonly everybody: string;
  readonly everything: string;
  readonly show: string;
  readonly showAll: string;
  readonly entries: string;
  readonly found: (count: number, hasOlder: boolean) => string;
  readonly none: string;
  readonly failed: string;
  readonly older: string;
  readonly newest: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly gone: string;
  readonly command: string;
  /** The name of the server as actor. */
  readonly server: string;
  /** The name of a record's sender as actor. */
  readonly sender: string;
  readonly from: (network: string) => string;
  readonly subjects: Readonly<
    Record<
      'record' | 'accounts' | 'roles' | 'content' | 'person' | 'household',
      (id: string) => string
    >
  >;
  readonly more: (count: number) => string;
  readonly kinds: Readonly<Record<Exclude<AuditKind, RecordKind>, string>>;
  readonly actions: Readonly<Record<AuditAction, string>>;
  readonly views: Readonly<Record<string, string>>;
  readonly counted: (count: number) => string;
  /** What was done with the releases of a package, which is the entry's subject. */
  readonly releases: {
    readonly changes: Readonly<Record<ReleaseChangeName, string>>;
    readonly version: (version: string) => string;
    readonly share: (percent: number) => string;
    /** Of a trial version that was stopped. */
    readonly faulty: (faulty: number, visits: number) => string;
  };
  readonly choice: {
    readonly title: string;
    readonly intro: string;
    readonly notLoaded: string;
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
  };
}

export const auditTexts: AuditTexts = {
  name: 'Audit log',
  introOwn: 'What you did here. Entries name records by their number and hold nothing of them.',
  introAll:
    'Who did what, and when. Entries name records by their number and hold nothing of them.',
  checking: 'Checking that nobody has changed this log...',
  unchecked: 'It could not be checked whether somebody changed this log. Please try again later.',
  states: {
    whole: 'The chain of this log holds: no entry before its end was changed or removed.',
    changed:
      'This log was tampered with: an entry was changed or removed. Please tell whoever looks after the server at once.',
  },
  checked: (at, entries) =>
    entries === undefined
      ? `Checked ${at}.`
      : `Checked ${at}, ${entries} ${entries === 1 ? 'entry' : 'entries'}.`,
  filters: { person: 'Person', action: 'What was done', about: 'Section', day: 'Day' },
  filter: 'Filter the log',
  everybody: 'Everybody',
  everything: 'Everything',
  show: 'Show',
  showAll: 'Show all',
  entries: 'Entries',
  found: (count, hasOlder) =>
    `${count} ${count === 1 ? 'entry' : 'entries'}${hasOlder ? ' on this page' : ''}`,
  none: 'There is no such entry.',
  failed: 'The log could not be loaded.',
  older: 'Older entries',
  newest: 'Newest entries',
  save: 'Save as a file (CSV)',
  saving: 'Saving...',
  saved: 'The file is in your downloads. The log notes that you exported it.',
  notSaved: 'The file could not be made. Please try again.',
  gone: 'An account that is gone',
  command: 'Command on the server',
  server: 'The server, by itself',
  sender: 'Who sent it',
  from: (network) => `from ${network}`,
  subjects: {
    record: (id) => `record ${id}`,
    accounts: (id) => `account ${id}`,
    roles: (id) => `role ${id}`,
    content: (id) => `entry ${id}`,
    person: (id) => `person ${id}`,
    household: (id) => `household ${id}`,
  },
  more: (count) => `and ${count} more`,
  kinds: {
    accounts: 'Accounts',
    roles: 'Roles',
    audit: 'Audit log',
    content: 'Website',
    privacy: 'Privacy',
    people: 'People',
    releases: 'Releases',
  },
  actions: {
    review: 'Worked on a record',
    keep: 'Kept two records',
    reopen: 'Opened a kept pair again',
    merge: 'Merged records',
    undo: 'Undid a merge',
    export: 'Exported a list',
    release: 'Released from quarantine',
    hide: 'Hid a testimony',
    show: 'Showed a testimony again',
    approve: 'Approved a testimony',
    'hold-back': 'Held a testimony back',
    settings: 'Changed a setting',
    read: 'Read',
    confidential: 'Chose confidential sections',
    invite: 'Invited somebody',
    withdraw: 'Withdrew an invitation',
    'accept-invitation': 'Accepted an invitation',
    suspend: 'Suspended an account',
    restore: 'Brought an account back',
    leave: 'Closed an account',
    roles: 'Gave an account other roles',
    'role-change': 'Changed a role',
    'end-sessions': 'Ended sessions',
    'reset-factors': 'Reset second factors',
    login: 'Logged in',
    'login-unfinished': 'Typed the right password, but no second factor',
    'factor-add': 'Added a second factor',
    'factor-remove': 'Removed a second factor',
    'recovery-codes': 'Made recovery codes',
    'recovery-used': 'Used a recovery code',
    password: 'Changed a password',
    'email-wish': 'Asked for another e-mail address',
    email: 'Changed an e-mail address',
    name: 'Changed a name',
    language: 'Chose another language',
    policy: 'Changed who needs a second factor',
    publish: 'Published on the website',
    'take-down': 'Took off the website',
    remove: 'Removed an entry of the website',
    order: 'Changed the order on the website',
    import: 'Replaced what the website says',
    upload: 'Gave the website a file',
    describe: 'Described a file of the website',
    plan: 'Planned something for the website',
    unplan: 'Cancelled what was planned for the website',
    'plan-failed': 'What was planned for the website did not happen',
    correct: 'Corrected what they sent',
    retention: 'Removed records whose time of keeping was over',
    'retention-confirm': 'Agreed that records are removed',
    'retention-hold': 'Held a record, so that it is not removed',
    'retention-release': 'Held a record no longer',
    breach: 'A breach of personal data noted',
    'breach-change': 'The record of a breach changed',
    'request-state': 'What a person asked for noted as met, or as open again',
    find: 'Looked for everything about a person',
    'person-export': 'Took out everything about a person as a file',
    erase: 'Erased a person',
    'mail-again': 'Had a mail sent again',
    acknowledge: 'Took care of something urgent',
    'release-change': 'Changed which version visitors get',
    'canary-stopped': 'Stopped a trial version, because it failed more often',
    'preview-open': 'Opened an unreleased version for themselves',
    join: 'Joined records of one person',
    part: 'Separated records that are of different people',
    apart: 'Said that people are not the same',
    household: 'Changed a household',
    add: 'Took down a record by hand',
    'import-undo': 'Undid an import',
    'member-invite': 'Invited imported members to log in',
    view: 'Saved or changed a view',
    'view-remove': 'Removed a view',
    outreach: 'Turned to a person',
    note: 'Wrote, changed or removed a note',
  },
  views: {
    search: 'found by a search',
    record: 'opened',
    quarantine: 'in quarantine',
  },
  counted: (count) => `${count} ${count === 1 ? 'record' : 'records'}`,
  releases: {
    changes: {
      canary: 'on trial',
      'stop-canary': 'trial stopped',
      promote: 'released to everybody',
      rollback: 'gone back to it',
    },
    version: (version) => `version ${version}`,
    share: (percent) => `${percent} % of the visitors`,
    faulty: (faulty, visits) => `${faulty} of ${visits} visits faulty`,
  },
  choice: {
    title: 'Confidential sections',
    intro:
      'In these sections the log also notes who reads a list, opens a record or finds one by searching.',
    notLoaded: 'The confidential sections could not be loaded.',
    save: 'Save the choice',
    saved: 'The choice is saved and holds from now on.',
    failed: 'The choice could not be saved. Please try again.',
  },
};
