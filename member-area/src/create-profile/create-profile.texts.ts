interface CreateProfileTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly about: string;
  readonly membership: string;
  readonly account: string;
  readonly memberTypeHint: string;
  readonly referralHint: string;
  readonly localPastorHint: string;
  readonly image: string;
  readonly imageHint: (megabytes: number) => string;
  readonly imageTooLarge: (megabytes: number) => string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly haveProfile: string;
}

export const createProfileTexts: CreateProfileTexts = {
  title: 'Create Profile',
  description: 'Become part of our church family: create your member profile.',
  intro: 'Become part of our church family. It takes about three minutes.',
  about: 'About you',
  membership: 'You and our church',
  account: 'Your login',
  memberTypeHint: 'Physical if you come to the church, Online if you follow from afar.',
  referralHint: 'Who told you about us?',
  localPastorHint: 'The pastor who looks after you.',
  image: 'Picture',
  imageHint: (megabytes) => `JPEG, PNG, WebP or HEIC, at most ${megabytes} MB.`,
  imageTooLarge: (megabytes) => `Please choose a picture of at most ${megabytes} MB.`,
  submit: 'Create Profile',
  submitting: 'Submitting...',
  failed: 'Submission failed.',
  haveProfile: 'I already have a profile',
};
