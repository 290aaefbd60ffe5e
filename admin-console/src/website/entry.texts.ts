import type { ValueCheck } from 'contract/kind-declaration';

interface Asked {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
}

interface EntryTexts {
  readonly leaving: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly publish: {
    readonly name: string;
    readonly working: string;
    readonly done: string;
    /** The message for texts of mails, which are on no page. */
    readonly doneMail: string;
    readonly notSaved: string;
    readonly overtaken: string;
    readonly nothing: string;
  };
  readonly unpublish: Asked;
  readonly discard: Asked;
  readonly remove: Asked;
  readonly missing: {
    readonly title: string;
    readonly of: (field: string, language: string | undefined) => string;
    /** Advice for a missing text in a language other than English. */
    readonly advice: (language: string) => string;
    readonly adviceForEnglish: string;
    readonly message: string;
    /** The message if the first of two fields must not be before the second but is. */
    readonly before: (field: string, other: string) => string;
    /** The message for a value that fails its check. */
    readonly checks: Readonly<Record<ValueCheck, (field: string) => string>>;
    readonly taken: (field: string) => string;
    readonly reserved: (field: string) => string;
    readonly files: Readonly<Record<'no-file' | 'file-not-ready', (field: string) => string>>;
    /** @param hint the placeholders that a text of a mail may contain */
    readonly placeholders: (field: string, hint: string) => string;
    readonly foreignLink: (field: string) => string;
  };
  readonly conflict: {
    readonly title: string;
    readonly text: (who: string | undefined) => string;
    readonly mine: string;
    readonly theirs: string;
    readonly keepMine: string;
    readonly takeTheirs: string;
    readonly nothing: string;
    readonly finish: string;
    readonly chooseAll: string;
  };
  readonly history: {
    readonly title: string;
    readonly show: string;
    readonly hide: string;
    readonly none: string;
    readonly notLoaded: string;
    readonly published: (number: number) => string;
    readonly takenDown: string;
    readonly when: (time: string, who: string | undefined) => string;
    readonly before: string;
    readonly now: string;
    readonly unchanged: string;
    readonly inEnglish: (language: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly takeBack: string;
    readonly takeBackOf: (number: number) => string;
    readonly takenBack: string;
    readonly replaces: Asked;
  };
}

const by = (who: string | undefined) => (who === undefined ? '' : ` by ${who}`);

/** Texts for the actions on an entry of the website, and for its versions. */
export const entryTexts: EntryTexts = {
  leaving: {
    title: 'Leave without saving?',
    text: 'What you typed is not saved yet. It stays in this tab of the browser until you come back or log out.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  publish: {
    name: 'Publish',
    working: 'Publishing...',
    done: 'It is published. The site shows it in a moment.',
    doneMail: 'It is published. The next mail says it so.',
    notSaved: 'It could not be published, because the draft is not saved yet.',
    overtaken: 'Somebody else has just changed this entry. Here it is as it is now.',
    nothing: 'Visitors see it as it is here.',
  },
  unpublish: {
    name: 'Take down',
    title: 'Take it down from the site?',
    text: 'Visitors will not see it any more. It stays here as a draft and can be published again.',
    done: 'It is taken down, and stays here as a draft.',
  },
  discard: {
    name: 'Discard the changes',
    title: 'Discard the changes?',
    text: 'The entry will be as visitors see it now. What was changed since is gone.',
    done: 'The changes are discarded.',
  },
  remove: {
    name: 'Delete',
    title: 'Delete this entry?',
    text: 'It is deleted with its history, and cannot be brought back.',
    done: 'The entry is deleted.',
  },
  missing: {
    title: 'This is still needed before it can be published:',
    of: (field, language) => (language === undefined ? field : `${field} in ${language}`),
    advice: (language) =>
      `Write the text in ${language}, or choose “Show the English text on pages in ${language}”.`,
    adviceForEnglish: 'English is needed on every page.',
    message: 'Needed to publish',
    taken: (field) => `${field}: another page has it already. Please choose another.`,
    reserved: (field) => `${field}: the website needs this one itself. Please choose another.`,
    files: {
      'no-file': (field) =>
        `${field}: the file that was chosen is not there any more. Please choose another.`,
      'file-not-ready': (field) =>
        `${field}: a picture still lacks its words in each language. Please write them below “Media”.`,
    },
    placeholders: (field, hint) => `${field}: something in braces does not fit. ${hint}`,
    foreignLink: (field) =>
      `${field}: e-mails that say this may lead only to your own website. Please take out the address of another one; a space is missing where it is none.`,
    before: (field, other) => `${field}: it must not be before “${other}”.`,
    checks: {
      iban: (field) =>
        `${field}: this is no IBAN. A digit is wrong or missing; please compare it with the bank’s letter.`,
      bic: (field) => `${field}: this is no BIC. It has 8 or 11 letters and digits.`,
      clock: (field) => `${field}: this is no time of day. Please write it as 19:00.`,
      weeks: (field) => `${field}: please write the numbers of the weeks as 1, 2, 3.`,
      minutes: (field) => `${field}: please write how many minutes it takes, for example 90.`,
      phone: (field) =>
        `${field}: please write it with the country’s code and spaces only, as +43 512 000000.`,
      email: (field) => `${field}: this is no e-mail address. Please write it as name@example.org.`,
      country: (field) => `${field}: please write two capital letters, as AT.`,
      places: (field) => `${field}: please write a whole number from 1 to 99999.`,
    },
  },
  conflict: {
    title: 'Somebody else was quicker',
    text: (who) =>
      `This entry was changed${by(who)} while you were writing. Nothing of either is lost: choose for each field what it is to say.`,
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    nothing: 'Empty',
    finish: 'Go on with this choice',
    chooseAll: 'Please choose for each field.',
  },
  history: {
    title: 'History',
    show: 'Show the history',
    hide: 'Hide the history',
    none: 'It was never published.',
    notLoaded: 'The history could not be loaded.',
    published: (number) => `Version ${number}`,
    takenDown: 'Taken down',
    when: (time, who) => `${time}${by(who)}`,
    before: 'Before:',
    now: 'Then:',
    unchanged: 'The same text as before.',
    inEnglish: (language) => `English text on the pages in ${language}`,
    yes: 'Yes',
    no: 'No',
    takeBack: 'Take this back',
    takeBackOf: (number) => `Take this back: version ${number}`,
    takenBack: 'The draft is now as this version. Visitors see it once it is published.',
    replaces: {
      name: 'Take this back',
      title: 'Replace the draft?',
      text: 'There are changes that are not published. They are replaced by the version from the history.',
      done: '',
    },
  },
};
