import { shownServices } from 'contract/shown-services';
import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'firstTimer'> = {
  title: 'Your first visit',
  intro:
    'So glad you came! Tell us who you are, so that we can greet you by name when we see you again.',
  description: 'Register your first visit to the church, so that we can greet you by name.',
  fields: {
    fullName: { label: 'Full name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    message: {
      label: 'Anything you would like us to know?',
      hint: 'A prayer request, a question, or how you found us.',
    },
  },
  submit: 'Register my visit',
  success: 'Thank you for registering your visit. We hope to see you again!',
  next: {
    get text() {
      const [first] = shownServices();
      return `Someone from our follow-up team will call you within a week. ${first?.name} starts at ${first?.time}, and we would love to see you there.`;
    },
    links: {
      '/more/departments': 'Meet the departments',
      '/downloads/mp3': 'Listen to a sermon',
      '/join-us/create-profile': 'Create your profile',
    },
  },
  failure: 'Something went wrong. Please try again.',
};
