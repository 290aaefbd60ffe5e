interface PolicyTexts {
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

export const policyTexts: PolicyTexts = {
  title: 'Who needs a second factor',
  intro:
    'Choose who must show a passkey or a code beside the password, and from which day. Until that day, the staff pages remind those who have none. From that day on, they can set one up and do nothing else until then. Nobody is locked out. Owners need one after their first week in any case.',
  from: 'Needed from this day on',
  fromHint: 'Leave this empty if only owners have to have one.',
  roles: 'Roles that need one',
  rolesNeeded: 'Choose at least one role, or leave the day empty.',
  submit: 'Save',
  submitting: 'Saving...',
  failed: 'This could not be saved. Please try again in a few minutes.',
  saved: 'The choice is saved.',
  notLoaded: 'Who needs a second factor could not be loaded.',
};
