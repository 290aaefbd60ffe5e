import { programs } from 'contract/submissions';
import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'programAttendance',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    program: { autocomplete: 'off', choices: programs },
    minister: { autocomplete: 'off', control: 'radios' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Come to the programme',
      intro:
        'Register here for the Innsbruck City Praise or the Innsbruck Spiritual Awakening. Entry is free, and everybody is welcome.',
      description: 'Register for the Innsbruck City Praise or the Innsbruck Spiritual Awakening.',
      fields: {
        fullName: { label: 'Full name' },
        email: { label: 'E-mail' },
        phone: { label: 'Telephone' },
        program: {
          label: 'Programme',
          choices: {
            'Innsbruck City Praise': 'Innsbruck City Praise',
            'Innsbruck Spiritual Awakening': 'Innsbruck Spiritual Awakening',
          },
        },
        minister: {
          label: 'Are you a minister?',
          hint: 'Ministers sit together at the front.',
          choices: {
            Yes: 'Yes',
            No: 'No',
          },
        },
      },
      submit: 'Register',
      success: 'Thank you for registering! We look forward to seeing you.',
      failure: 'Something went wrong. Please try again.',
    },
    de: {
      title: 'Kommen Sie zur Veranstaltung',
      intro:
        'Melden Sie sich hier für Innsbruck City Praise oder das Geistliche Erwachen in Innsbruck an. Der Eintritt ist frei, und alle sind willkommen.',
      description: 'Anmeldung zu Innsbruck City Praise oder zum Geistlichen Erwachen in Innsbruck.',
      fields: {
        fullName: { label: 'Vor- und Nachname' },
        email: { label: 'E-Mail' },
        phone: { label: 'Telefon' },
        program: {
          label: 'Veranstaltung',
          choices: {
            'Innsbruck City Praise': 'Innsbruck City Praise',
            'Innsbruck Spiritual Awakening': 'Geistliches Erwachen in Innsbruck',
          },
        },
        minister: {
          label: 'Sind Sie im geistlichen Dienst?',
          hint: 'Geistliche sitzen gemeinsam in den vorderen Reihen.',
          choices: {
            Yes: 'Ja',
            No: 'Nein',
          },
        },
      },
      submit: 'Anmelden',
      success: 'Danke für Ihre Anmeldung! Wir freuen uns auf Sie.',
      failure: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
  },
} as const satisfies FormDefinitionOf<'programAttendance'>;
