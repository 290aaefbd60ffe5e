import { church } from 'contract/church';
import type { FormDefinitionOf } from 'shared-ui/form-definition';

const [sunday] = church.serviceTimes;

export const form = {
  submission: 'firstTimer',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
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
        text: `Someone from our follow-up team will call you within a week. ${sunday.name} starts at ${sunday.time}, and we would love to see you there.`,
        links: [
          { text: 'Meet the departments', to: '/more/departments' },
          { text: 'Listen to a sermon', to: '/downloads/mp3' },
          { text: 'Create your profile', to: '/join-us/create-profile' },
        ],
      },
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'firstTimer'>;
