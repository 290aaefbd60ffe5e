import type { StaffMailChoice } from 'contract/staff-mail-requests';
import type { StaffFactor, StartPage } from 'contract/my-account-requests';

interface FormWords {
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
}

interface MyAccountTexts {
  readonly title: string;
  readonly loading: string;
  readonly yesOrNo: Readonly<Record<'yes' | 'no', string>>;
  readonly details: FormWords & {
    readonly title: string;
    readonly name: string;
    readonly nameHint: string;
    readonly language: string;
    readonly languageHint: string;
    readonly startPage: string;
    readonly startPageHint: string;
    readonly startPages: Readonly<Record<StartPage, string>>;
    readonly saved: string;
    readonly notLoaded: string;
  };
  readonly mails: FormWords & {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly choices: Readonly<Record<StaffMailChoice, string>>;
    readonly hour: string;
    readonly hourHint: string;
    readonly noDigest: string;
    readonly colleagues: string;
    readonly colleaguesHint: string;
    readonly saved: string;
    readonly notLoaded: string;
  };
  readonly report: FormWords & {
    readonly title: string;
    readonly intro: string;
    readonly isWanted: string;
    readonly saved: string;
    readonly notLoaded: string;
  };
  readonly email: FormWords & {
    readonly title: string;
    readonly intro: (email: string) => string;
    readonly open: string;
    readonly email: string;
    readonly password: string;
    readonly sent: (email: string) => string;
  };
  readonly password: FormWords & {
    readonly title: string;
    readonly intro: string;
    readonly open: string;
    readonly current: string;
    readonly next: string;
    readonly nextHint: (minLength: number) => string;
    readonly again: string;
    readonly mismatch: string;
    readonly typeSame: string;
    readonly typeAgain: string;
    readonly saved: string;
  };
  readonly factors: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly notLoaded: string;
    readonly kinds: Readonly<Record<StaffFactor['kind'], string>>;
    readonly about: (kind: string, added: string, used: string | undefined) => string;
    readonly rename: string;
    readonly renameOne: (name: string) => string;
    readonly name: string;
    readonly nameNeeded: string;
    readonly save: string;
    readonly saving: string;
    readonly notSaved: string;
    readonly renamed: (name: string) => string;
    readonly remove: string;
    readonly removeOne: (name: string) => string;
    readonly askRemove: (name: string) => string;
    readonly askRemoveLast: (name: string) => string;
    readonly reallyRemove: string;
    readonly removing: string;
    readonly keep: string;
    readonly removed: (name: string) => string;
    readonly notRemoved: string;
    readonly added: string;
    readonly addTitle: string;
    readonly codesTitle: string;
    readonly codesLeft: (count: number) => string;
    readonly newCodes: string;
    readonly makingCodes: string;
    readonly newCodesHint: string;
    readonly noCodes: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly intro: string;
    readonly notLoaded: string;
    readonly unknownDevice: string;
    readonly current: string;
    readonly about: (network: string, begun: string, seen: string) => string;
    readonly end: string;
    readonly endOne: (device: string, seen: string) => string;
    readonly ending: string;
    readonly endOthers: string;
    readonly ended: string;
    readonly othersEnded: string;
    readonly notEnded: string;
  };
}

export const myAccountTexts: MyAccountTexts = {
  title: 'My account',
  loading: 'Loading...',
  yesOrNo: { yes: 'Yes', no: 'No' },
  details: {
    title: 'About you',
    name: 'Your name',
    nameHint: 'Your colleagues see it beside what you do.',
    language: 'Your language',
    languageHint: 'The staff pages are in this language, and so are our mails to you.',
    startPage: 'The console opens with',
    startPageHint: 'Today is the list of open work from all of your sections.',
    startPages: { sections: 'Your first section', today: 'Today' },
    submit: 'Save',
    submitting: 'Saving...',
    saved: 'Your details are saved.',
    failed: 'Your details could not be saved. Please try again in a few minutes.',
    notLoaded: 'Your details could not be loaded.',
  },
  mails: {
    title: 'Mails about what arrives',
    intro:
      'For each of your sections: a mail as soon as something arrives, a line in one mail a day that says how much waits, or none. No mail says what a form holds.',
    none: 'You read no section, so you get no such mails.',
    choices: { 'at-once': 'At once', digest: 'Once a day', off: 'No mails' },
    hour: 'When the daily mail comes',
    hourHint: 'By Innsbruck’s clock. It comes only when something waits.',
    noDigest: 'Never',
    colleagues:
      'Mails when a colleague assigns something to you or mentions you, or somebody replies to you',
    colleaguesHint: 'They come at once, but not more often than every ten minutes.',
    submit: 'Save mails',
    submitting: 'Saving...',
    saved: 'Your choice is saved.',
    failed: 'Your choice could not be saved. Please try again in a few minutes.',
    notLoaded: 'Your choice could not be loaded.',
  },
  report: {
    title: 'Monthly report',
    intro:
      'In the first days of each month: the numbers of the month before from the sections that you may see, as words and bars, without anybody’s name.',
    isWanted: 'Send me the monthly report',
    submit: 'Save report',
    submitting: 'Saving...',
    saved: 'Your choice is saved.',
    failed: 'Your choice could not be saved. Please try again in a few minutes.',
    notLoaded: 'Your choice could not be loaded.',
  },
  email: {
    title: 'E-mail address',
    intro: (email) => `You log in with ${email}, and we write to you there.`,
    open: 'Change e-mail address',
    email: 'New e-mail address',
    password: 'Your password',
    submit: 'Send the link',
    submitting: 'Sending...',
    sent: (email) =>
      `A link is on its way to ${email}. Open it and press “Confirm this address”. Until then you log in as before.`,
    failed: 'Your address could not be changed. Please try again in a few minutes.',
  },
  password: {
    title: 'Password',
    intro: 'A new password logs you out on every other device.',
    open: 'Change password',
    current: 'Current password',
    next: 'New password',
    nextHint: (minLength) => `At least ${minLength} characters.`,
    again: 'Confirm password',
    mismatch: 'Passwords do not match',
    typeSame: 'Please type the same password here.',
    typeAgain: 'Enter the new password a second time.',
    submit: 'Save new password',
    submitting: 'Saving...',
    saved: 'Your password has been changed. Every other device is logged out.',
    failed: 'Your password could not be changed. Please try again in a few minutes.',
  },
  factors: {
    title: 'Second factors',
    intro:
      'With a second factor, your password alone opens nothing: you also show a passkey, or a code from an app on your phone. Add two, so that one lost phone does not lock you out.',
    none: 'You have no second factor yet.',
    notLoaded: 'Your second factors could not be loaded.',
    kinds: { passkey: 'Passkey', totp: 'Authenticator app' },
    about: (kind, added, used) =>
      `${kind}, added ${added}, ${used ? `last used ${used}` : 'not used yet'}`,
    rename: 'Rename',
    renameOne: (name) => `Rename ${name}`,
    name: 'New name',
    nameNeeded: 'Enter a name.',
    save: 'Save name',
    saving: 'Saving...',
    notSaved: 'The name could not be saved. Please try again in a few minutes.',
    renamed: (name) => `It is called ${name} now.`,
    remove: 'Remove',
    removeOne: (name) => `Remove ${name}`,
    askRemove: (name) => `Remove ${name}? It will no longer let you in.`,
    askRemoveLast: (name) =>
      `Remove ${name}? It is your last second factor: after that, your password alone lets you in, and your recovery codes stop working.`,
    reallyRemove: 'Yes, remove it',
    removing: 'Removing...',
    keep: 'Keep it',
    removed: (name) => `${name} is removed.`,
    notRemoved: 'It could not be removed. Please try again in a few minutes.',
    added: 'Your second factor is added. You are asked for it at your next login.',
    addTitle: 'Add a second factor',
    codesTitle: 'Recovery codes',
    codesLeft: (count) =>
      count === 0
        ? 'You have no recovery codes left. Please make new ones.'
        : `You have ${count} of 10 recovery codes left. Each lets you in once when your phone is lost.`,
    newCodes: 'Make new recovery codes',
    makingCodes: 'Making...',
    newCodesHint: 'New codes take the place of those that you have now, which stop working.',
    noCodes: 'New codes could not be made. Please try again in a few minutes.',
  },
  sessions: {
    title: 'Where you are logged in',
    intro: 'If you do not recognise one of these, end it, and then change your password.',
    notLoaded: 'Your sessions could not be loaded.',
    unknownDevice: 'Unknown device',
    current: 'This device',
    about: (network, begun, seen) =>
      `${network ? `Network ${network}, ` : ''}since ${begun}, last seen ${seen}`,
    end: 'End',
    endOne: (device, seen) => `End the session of ${device}, last seen ${seen}`,
    ending: 'Ending...',
    endOthers: 'End all other sessions',
    ended: 'The session is ended.',
    othersEnded: 'All other sessions are ended.',
    notEnded: 'Something went wrong, so nothing was ended. Please try again.',
  },
};
