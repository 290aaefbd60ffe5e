import type { FormDefinitionOf, LoadedForm } from './form-definition';

const terms = { notice: 'We use what you send only to answer you.', consent: null };

/** Form definitions for the tests, one with each behaviour. */
export const contactSample = {
  submission: 'contact',
  terms,
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
    next: { text: 'We answer soon.', links: { '/': 'Home' } },
  },
} as const satisfies FormDefinitionOf<'contact'> & LoadedForm;

export const pledgeSample = {
  submission: 'pledge',
  terms,
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
    next: { text: 'Give when you can.', links: { '/giving/payment': 'Give now' } },
    failure: 'Something went wrong.',
  },
} as const satisfies FormDefinitionOf<'pledge'> & LoadedForm;

export const attendanceSample: LoadedForm = {
  submission: 'programAttendance',
  terms,
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
    next: { text: 'Your name is on the list.', links: { '/': 'Home' } },
    failure: 'Not registered.',
  },
};
