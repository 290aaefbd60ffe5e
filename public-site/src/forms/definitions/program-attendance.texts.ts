import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'programAttendance'> = {
  title: 'Register for a programme',
  intro: 'Register here for Innsbruck City Praise or the Innsbruck Spiritual Awakening.',
  description: 'Register for Innsbruck City Praise or the Innsbruck Spiritual Awakening.',
  fields: {
    fullName: { label: 'Full name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    program: {
      label: 'Programme',
      whenEmpty: 'Choose a programme.',
    },
    minister: {
      label: 'Are you a minister?',
      hint: 'Ministers sit together at the front.',
      whenEmpty: 'Choose Yes or No.',
      choices: {
        Yes: 'Yes',
        No: 'No',
      },
    },
  },
  submit: 'Register',
  success: 'Thank you for registering!',
  next: {
    text: 'Your name is on our list. We will write to the e-mail address that you gave us if there is news.',
    // The page adds links to the announced programmes.
    links: {},
  },
  failure: 'Something went wrong. Please try again.',
};
