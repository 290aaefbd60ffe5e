import type { ListedAccount } from 'contract/staff-account-requests';
import type { Capability } from './capabilities';

interface AskedTwice {
  readonly name: string;
  readonly question: (who: string) => string;
  readonly done: (who: string) => string;
}

interface AccountsTexts {
  /** The same title as in the sidebar. */
  readonly title: string;
  readonly intro: string;
  readonly unreadable: string;
  readonly loading: string;
  readonly failed: string;
  readonly unreachable: string;
  readonly people: {
    readonly title: string;
    readonly states: Readonly<Record<ListedAccount['state'], string>>;
    readonly noRole: string;
    readonly lastLogin: (time: string) => string;
    readonly neverLoggedIn: string;
    readonly secondFactors: (count: number) => string;
    readonly you: string;
    readonly ownersOnly: string;
    readonly left: (count: number) => string;
    readonly manage: string;
    readonly close: string;
    readonly roles: string;
    readonly saveRoles: string;
    readonly rolesSaved: (who: string, roles: string) => string;
    readonly suspend: AskedTwice;
    readonly restore: AskedTwice;
    readonly leave: AskedTwice;
    /** Who takes over what an account leaves behind. */
    readonly successor: {
      readonly loading: string;
      readonly lost: string;
      readonly none: string;
      readonly give: (count: number) => string;
      readonly choose: string;
      readonly takes: (name: string, count: number, total: number) => string;
      readonly nobody: string;
      readonly left: (name: string, sections: string) => string;
      readonly missing: string;
    };
    readonly endSessions: AskedTwice;
    readonly resetFactors: AskedTwice;
  };
  readonly invitations: {
    readonly title: string;
    readonly intro: string;
    readonly open: string;
    readonly email: string;
    readonly language: string;
    readonly languageHint: string;
    readonly roles: string;
    readonly chooseRole: string;
    readonly send: string;
    readonly sent: (email: string) => string;
    readonly none: string;
    readonly until: (time: string) => string;
    readonly over: (time: string) => string;
    readonly by: (email: string) => string;
    readonly byCommand: string;
    readonly again: string;
    readonly sentAgain: (email: string) => string;
    readonly withdraw: AskedTwice;
  };
  readonly roles: {
    readonly title: string;
    readonly intro: string;
    readonly everything: string;
    readonly summary: (sections: number, others: number) => string;
    readonly make: string;
    readonly change: string;
    readonly name: string;
    readonly nameNeeded: string;
    readonly save: string;
    readonly saved: (name: string) => string;
    readonly rights: string;
    readonly section: string;
    readonly verbs: Readonly<Record<'read' | 'review' | 'export', string>>;
    readonly verbsExplained: string;
    readonly right: (section: string, verb: string) => string;
    readonly others: string;
    readonly capabilities: Readonly<Record<Capability, string>>;
    readonly beyond: string;
    readonly remove: AskedTwice;
  };
}

export const accountsTexts: AccountsTexts = {
  title: 'Accounts',
  intro:
    'Who works here, and what each of them may see. Changes take effect at once, also for those who are logged in.',
  unreadable: 'The accounts could not be loaded.',
  loading: 'Loading...',
  failed: 'This was not done. Please try again.',
  unreachable: 'The server could not be reached, so this was not done. Please try again.',
  people: {
    title: 'People',
    states: { active: 'Active', suspended: 'Suspended', left: 'Closed' },
    noRole: 'No role: sees nothing',
    lastLogin: (time) => `Last login ${time}`,
    neverLoggedIn: 'Has not logged in yet',
    secondFactors: (count) => {
      if (count === 0) return 'No second factor';
      return count === 1 ? '1 second factor' : `${count} second factors`;
    },
    you: 'You',
    ownersOnly: 'Only an owner can change this account, because it can manage accounts.',
    left: (count) => `Closed accounts (${count})`,
    manage: 'Manage',
    close: 'Hide',
    roles: 'Roles',
    saveRoles: 'Save roles',
    rolesSaved: (who, roles) => `${who} has these roles now: ${roles}.`,
    suspend: {
      name: 'Suspend',
      question: (who) =>
        `${who} is logged out everywhere and cannot log in until you bring the account back.`,
      done: (who) => `${who} is suspended.`,
    },
    restore: {
      name: 'Bring back',
      question: (who) => `${who} can log in again, with the same password and roles.`,
      done: (who) => `${who} can log in again.`,
    },
    leave: {
      name: 'Close account',
      question: (who) =>
        `For somebody who leaves: the account of ${who} is closed for good. The name stays in old notes and in the audit log. If they come back, invite them again.`,
      done: (who) => `${who} can no longer log in: the account is closed.`,
    },
    successor: {
      loading: 'Looking for open records of this account...',
      lost: 'It could not be loaded which open records this account has. They stay assigned to it.',
      none: 'No open record is assigned to this account.',
      give: (count) =>
        count === 1
          ? 'Give this account’s 1 open record to'
          : `Give this account’s ${count} open records to`,
      choose: 'Please choose',
      takes: (name, count, total) => (count === total ? name : `${name} (${count} of ${total})`),
      nobody: 'Nobody for now',
      left: (name, sections) =>
        `${name} may not read these, so they are assigned to nobody: ${sections}.`,
      missing: 'Please choose who gets the open records, or nobody.',
    },
    endSessions: {
      name: 'End sessions',
      question: (who) => `${who} is logged out on every device and can log in again.`,
      done: (who) => `${who} is logged out everywhere.`,
    },
    resetFactors: {
      name: 'Reset second factors',
      question: (who) =>
        `Passkeys, authenticator apps and recovery codes of ${who} stop working, ${who} is logged out on every device, and a mail tells them. Only do this when you are sure who asks you.`,
      done: (who) =>
        `${who} now logs in with the password alone, and can set up a new second factor.`,
    },
  },
  invitations: {
    title: 'Invitations',
    intro: 'Whoever you invite gets a mail with a link that works once, within 72 hours.',
    open: 'Invite somebody',
    email: 'E-mail',
    language: 'Language of the invitation',
    languageHint:
      'The mail and the staff pages are in it. Whoever is invited can choose another one later.',
    roles: 'Roles',
    chooseRole: 'Choose at least one role.',
    send: 'Send invitation',
    sent: (email) => `An invitation is on its way to ${email}.`,
    none: 'Nobody is invited at the moment.',
    until: (time) => `Valid until ${time}`,
    over: (time) => `Expired ${time}: send it again`,
    by: (email) => `Invited by ${email}`,
    byCommand: 'Invited by a command on the server',
    again: 'Send again',
    sentAgain: (email) => `A new link is on its way to ${email}.`,
    withdraw: {
      name: 'Withdraw',
      question: (email) => `The link that ${email} got stops working.`,
      done: (email) => `The invitation of ${email} is withdrawn.`,
    },
  },
  roles: {
    title: 'Roles',
    intro: 'A role is a set of rights. Somebody with several roles has the rights of all of them.',
    everything: 'Everything, always. There is always an owner.',
    summary: (sections, others) => {
      const beside = others > 0 && (others === 1 ? '1 other right' : `${others} other rights`);
      if (sections === 0) return beside || 'No rights yet';
      return [sections === 1 ? '1 section' : `${sections} sections`, beside]
        .filter(Boolean)
        .join(', ');
    },
    make: 'New role',
    change: 'Change',
    name: 'Name',
    nameNeeded: 'Enter a name for the role.',
    save: 'Save role',
    saved: (name) => `The role ${name} is saved.`,
    rights: 'Rights in the sections',
    section: 'Section',
    verbs: { read: 'Read', review: 'Work', export: 'Export' },
    verbsExplained:
      'Read: see the records. Work: change their state, notes and assignee, merge them, and decide about the quarantine. Export: download or print a list.',
    right: (section, verb) => `${section}: ${verb}`,
    others: 'Other rights',
    capabilities: {
      'accounts:manage': 'Manage accounts and roles (only an owner can give this)',
      'audit:read': 'See in the audit log what everybody did',
      'content:manage': 'Change what the website says',
      'church:manage': 'Change bank details, the church’s addresses and the texts of e-mails',
      'records:import': 'Import records from a file into the sections they may work in',
      'privacy:manage':
        'Look after privacy, in all sections: find and erase everything about a person, answer requests',
      'releases:read': 'See which versions of the website are live, and how they do',
      'releases:manage': 'Start, stop and take back versions of the website',
      'releases:preview': 'Open the website with a version that is not released',
    },
    beyond: 'You can only give rights that you have yourself. The others are greyed out.',
    remove: {
      name: 'Remove role',
      question: (name) =>
        `The role ${name} is removed for good. This works only when nobody has it.`,
      done: (name) => `The role ${name} is removed.`,
    },
  },
};
