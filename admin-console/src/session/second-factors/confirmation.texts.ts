interface ConfirmationTexts {
  readonly title: string;
  readonly intro: string;
  readonly confirm: string;
}

export const confirmationTexts: ConfirmationTexts = {
  title: 'Please confirm that it is you',
  intro:
    'This protects what could do harm in the wrong hands. You are not asked again for ten minutes.',
  confirm: 'Confirm',
};
