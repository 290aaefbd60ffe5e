import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'secondTimer'> = {
  title: 'Welcome back',
  intro:
    'You came back, and we are so glad. A few lines are enough, and we will help you find your place.',
  description: 'Register your second visit to the church. We are glad that you came back.',
  fields: {
    name: { label: 'Full name' },
    phone: { label: 'Phone' },
    email: { label: 'E-mail' },
    previousVisitDate: {
      label: 'When were you last here?',
      hint: 'A rough date will do.',
      whenEmpty: 'Enter the date of your last visit. A rough one will do.',
    },
    message: { label: 'Anything you would like us to know?' },
  },
  submit: 'Register my visit',
  success: "Thank you for returning! We're excited to have you again.",
  next: {
    text: 'Someone from our follow-up team will call you within a week to help you find your place among us.',
    links: {
      '/more/departments': 'Meet the departments',
      '/join-us/create-profile': 'Create your profile',
    },
  },
  failure: 'Something went wrong. Please try again.',
};
