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
          choices: {
            'Innsbruck City Praise': 'Innsbruck City Praise',
            'Innsbruck Spiritual Awakening': 'Innsbruck Spiritual Awakening',
          },
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
        links: [
          { text: 'About Innsbruck City Praise', to: '/more/praise' },
          { text: 'About the Innsbruck Spiritual Awakening', to: '/more/awakening' },
        ],
      },
      failure: 'Something went wrong. Please try again.',
    },
    de: {
      title: 'Melde dich für eine Veranstaltung an',
      intro:
        'Hier meldest du dich für Innsbruck City Praise oder das Geistliche Erwachen in Innsbruck an.',
      description:
        'Anmeldung für Innsbruck City Praise oder für das Geistliche Erwachen in Innsbruck.',
      fields: {
        fullName: {
          label: 'Vor- und Nachname',
          whenEmpty: 'Gib deinen Vor- und Nachnamen ein.',
        },
        email: { label: 'E-Mail' },
        phone: { label: 'Telefon' },
        program: {
          label: 'Veranstaltung',
          whenEmpty: 'Wähle eine Veranstaltung.',
          choices: {
            'Innsbruck City Praise': 'Innsbruck City Praise',
            'Innsbruck Spiritual Awakening': 'Geistliches Erwachen in Innsbruck',
          },
        },
        minister: {
          label: 'Bist du im geistlichen Dienst?',
          hint: 'Geistliche sitzen gemeinsam in den vorderen Reihen.',
          whenEmpty: 'Wähle Ja oder Nein.',
          choices: {
            Yes: 'Ja',
            No: 'Nein',
          },
        },
      },
      submit: 'Anmelden',
      success: 'Danke für deine Anmeldung!',
      next: {
        text: 'Dein Name steht auf unserer Liste. Wenn es etwas Neues gibt, schreiben wir an die E-Mail-Adresse, die du angegeben hast.',
        links: [
          { text: 'Über Innsbruck City Praise', to: '/more/praise' },
          { text: 'Über das Geistliche Erwachen in Innsbruck', to: '/more/awakening' },
        ],
      },
      failure: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
    },
  },
} as const satisfies FormDefinitionOf<'programAttendance'>;
