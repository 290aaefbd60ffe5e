interface AccountTexts {
  readonly picture: {
    readonly title: string;
    readonly alt: string;
    readonly whoSeesIt: string;
    readonly none: string;
    readonly choose: string;
    readonly replace: string;
    readonly sending: string;
    readonly remove: string;
    readonly removing: string;
    readonly stored: string;
    readonly removed: string;
    readonly putBack: string;
    readonly hint: (megabytes: number) => string;
    readonly wrongType: string;
    readonly tooLarge: (megabytes: number) => string;
    readonly notShown: string;
    readonly failed: string;
  };
  readonly password: {
    readonly title: string;
    readonly intro: string;
    readonly open: string;
    readonly submit: string;
    readonly submitting: string;
    readonly cancel: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly language: {
    readonly title: string;
    readonly intro: string;
    readonly open: string;
    readonly loading: string;
    readonly notLoaded: string;
    readonly label: string;
    readonly cancel: string;
    readonly submit: string;
    readonly submitting: string;
    readonly saved: string;
    readonly failed: string;
  };
  readonly sent: {
    readonly title: string;
    readonly intro: string;
    readonly open: string;
    readonly loading: string;
    readonly failed: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly intro: string;
    readonly end: string;
    readonly ending: string;
    readonly failed: string;
  };
}

export const accountTexts: AccountTexts = {
  picture: {
    title: 'Your picture',
    alt: 'Your picture',
    whoSeesIt: 'Only you and the church office see it.',
    none: 'No picture yet',
    choose: 'Choose a picture',
    replace: 'Replace picture',
    sending: 'Sending...',
    remove: 'Remove picture',
    removing: 'Removing...',
    stored: 'Your picture has been saved.',
    removed: 'Your picture has been removed.',
    putBack: 'Put it back',
    hint: (megabytes) => `JPEG, PNG, WebP or HEIC, at most ${megabytes} MB.`,
    wrongType: 'Please choose a JPEG, PNG, WebP or HEIC picture.',
    tooLarge: (megabytes) => `Please choose a picture of at most ${megabytes} MB.`,
    notShown: 'Your picture could not be shown just now.',
    failed: 'Your picture could not be changed. Please try again in a few minutes.',
  },
  password: {
    title: 'Your password',
    intro: 'A new password logs you out on every other device.',
    open: 'Change password',
    submit: 'Save new password',
    submitting: 'Saving...',
    cancel: 'Cancel',
    done: 'Your password has been changed. Every other device is logged out.',
    failed: 'Your password could not be changed. Please try again in a few minutes.',
  },
  language: {
    title: 'Language of our mails to you',
    intro: 'Links in them lead to our pages in that language, too.',
    open: 'Choose language',
    loading: 'Loading...',
    notLoaded: 'The language could not be loaded. Please try again in a few minutes.',
    label: 'Language',
    cancel: 'Cancel',
    submit: 'Save language',
    submitting: 'Saving...',
    saved: 'The language of our mails to you has been saved.',
    failed: 'The language could not be saved. Please try again in a few minutes.',
  },
  sent: {
    title: 'What you sent us',
    intro: 'Everything that was sent to us with your e-mail address, by you or by others.',
    open: 'Show what was sent',
    loading: 'Loading...',
    failed: 'What was sent could not be loaded. Please try again in a few minutes.',
  },
  sessions: {
    title: 'Log out everywhere',
    intro:
      'Did you log in on a computer that others use, or lose your phone? This logs you out everywhere, here too.',
    end: 'Log out on all devices',
    ending: 'Logging out...',
    failed: 'You are still logged in: this did not reach us. Please try again.',
  },
};
