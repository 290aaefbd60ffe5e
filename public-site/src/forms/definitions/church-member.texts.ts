import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'churchMember'> = {
  title: 'Church membership',
  intro:
    'Make this church your home. Members pray, decide and serve together; tell us where you would like to lend a hand.',
  description:
    'Register as a member of the church and name the department you would like to serve in.',
  fields: {
    name: { label: 'Full name' },
    phone: { label: 'Phone' },
    email: { label: 'E-mail' },
    department: {
      label: 'Department',
      hint: 'Where you serve or would like to serve, such as the choir or ushering.',
    },
    address: { label: 'Address' },
  },
  submit: 'Register as a member',
  success: 'Thank you for registering as a member. Welcome home!',
  next: {
    text: 'The church secretary will be in touch within a week to welcome you and complete your registration.',
    links: {
      '/more/departments': 'Meet the departments',
      '/join-us/create-profile': 'Create your profile',
    },
  },
  failure: 'Something went wrong. Please try again.',
};
