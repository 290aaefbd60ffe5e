import type { FormDefinition, FormDefinitionOf } from './form-definition';

/** One definition of each kind, for the tests of the engine. */
export const contactSample = {
  submission: 'contact',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    subject: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Contact',
      intro: 'Write to us.',
      description: 'Write to us.',
      fields: {
        name: { label: 'Name' },
        email: { label: 'E-mail', hint: 'We answer there.' },
        subject: { label: 'Subject' },
        message: { label: 'Message' },
      },
      submit: 'Send',
      success: 'Thank you!',
      next: { text: 'We answer soon.', links: [{ text: 'Home', to: '/' }] },
    },
  },
} as const satisfies FormDefinitionOf<'contact'>;

export const pledgeSample = {
  submission: 'pledge',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    amount: { autocomplete: 'transaction-amount' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'keep',
  onFailure: 'text',
  announce: 'status',
  whileSending: 'button-disabled',
  labels: {
    en: {
      title: 'Pledge',
      intro: 'Give.',
      description: 'Give.',
      fields: {
        name: { label: 'Name' },
        email: { label: 'E-mail' },
        amount: { label: 'Amount' },
        message: { label: 'Message' },
      },
      submit: 'Pledge',
      submitting: 'Submitting...',
      success: 'Thank you for your pledge!',
      next: { text: 'Give when you can.', links: [{ text: 'Give now', to: '/giving/payment' }] },
      failure: 'Something went wrong.',
    },
  },
} as const satisfies FormDefinitionOf<'pledge'>;

export const attendanceSample: FormDefinition = {
  submission: 'programAttendance',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    program: { autocomplete: 'off', choices: ['Praise', 'Awakening'] },
    minister: { autocomplete: 'off', control: 'radios' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'alert',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Attend',
      intro: 'Come.',
      description: 'Come.',
      fields: {
        fullName: { label: 'Full name' },
        email: { label: 'E-mail' },
        phone: { label: 'Phone' },
        program: { label: 'Programme', choices: { Praise: 'City Praise' } },
        minister: { label: 'Are you a minister?' },
      },
      submit: 'Register',
      success: 'See you there!',
      next: { text: 'Your name is on the list.', links: [{ text: 'Home', to: '/' }] },
      failure: 'Not registered.',
    },
    de: {
      title: 'Anmelden',
      intro: 'Komm!',
      description: 'Komm!',
      fields: {
        fullName: { label: 'Name' },
        email: { label: 'E-Mail' },
        phone: { label: 'Telefon' },
        program: { label: 'Programm' },
        minister: { label: 'Bist du Pastor oder Pastorin?', choices: { Yes: 'Ja', No: 'Nein' } },
      },
      submit: 'Anmelden',
      success: 'Bis bald!',
      next: { text: 'Dein Name steht auf der Liste.', links: [{ text: 'Startseite', to: '/' }] },
      failure: 'Nicht angemeldet.',
    },
  },
};
