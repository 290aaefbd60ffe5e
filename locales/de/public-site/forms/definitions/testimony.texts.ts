import type * as english from 'public-site/forms/definitions/testimony.texts';

export const labels: typeof english.labels = {
  title: 'Zeugnisse',
  intro:
    'Was Gott für einen von uns getan hat, richtet uns alle auf. Lies, lass dich ermutigen und erzähl uns, was du mit ihm erlebt hast.',
  description: 'Lies, was Gott unter uns getan hat, und erzähl uns, was du mit ihm erlebt hast.',
  fields: {
    fullName: {
      label: 'Dein Name',
      hint: 'Wenn du hier nichts einträgst, erscheint dein Zeugnis ohne Namen.',
    },
    message: {
      label: 'Dein Zeugnis',
      hint: 'Auf dieser Seite können es alle lesen.',
      whenEmpty: 'Schreib dein Zeugnis in dieses Feld.',
    },
  },
  submit: 'Mein Zeugnis weitergeben',
  success: 'Danke! Dein Zeugnis ist bei uns angekommen.',
  awaitsApproval: 'Es erscheint bei den Zeugnissen, sobald das Gemeindebüro es freigegeben hat.',
  next: {
    text: 'Wenn dein Zeugnis einmal nicht mehr auf der Website stehen soll, schreib uns.',
    links: {
      '/forms/testimonies': 'Lies die Zeugnisse',
      '/help/contact': 'Schreib uns',
    },
  },
};
