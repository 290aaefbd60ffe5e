import type { Translated } from 'shared-ui/language';

interface PolicyLabels {
  readonly title: string;
  readonly intro: string;
  readonly from: string;
  readonly fromHint: string;
  readonly roles: string;
  readonly rolesNeeded: string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly saved: string;
  readonly notLoaded: string;
}

export const policyLabels: Translated<PolicyLabels> = {
  en: {
    title: 'Who needs a second factor',
    intro:
      'Until that day the console reminds them. From then on it lets them in only to set one up. Nobody is locked out.',
    from: 'From this day on',
    fromHint: 'Leave it empty, and nobody needs one.',
    roles: 'Roles that need one',
    rolesNeeded: 'Choose at least one role, or leave the day empty.',
    submit: 'Save',
    submitting: 'Saving...',
    failed: 'This could not be saved. Please try again in a few minutes.',
    saved: 'Saved.',
    notLoaded: 'Who needs a second factor could not be loaded.',
  },
};
