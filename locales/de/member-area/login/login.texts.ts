import type * as english from 'member-area/login/login.texts';

export const loginTexts: typeof english.loginTexts = {
  title: 'Mitglieder-Login',
  description:
    'Logg dich ein, um dein Mitgliedsprofil in unserer Gemeindefamilie anzusehen oder zu ändern.',
  intro: 'Schön, dass du wieder da bist. Hier kommst du zu deinem Profil.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Einloggen',
  submitting: 'Du wirst eingeloggt …',
  emptyFields: 'Bitte fülle alle Felder aus.',
  failed: 'Beim Einloggen ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  noToken: 'Das Einloggen hat nicht geklappt. Bitte versuch es noch einmal.',
  forgotPassword: 'Passwort vergessen?',
  createProfile: 'Profil anlegen',
  adminLogin: 'Als Admin einloggen',
  openReset: 'Passwort zurücksetzen',
  notices: {
    sessionOver: 'Deine Sitzung ist abgelaufen. Bitte logg dich noch einmal ein.',
    profileCreated: 'Dein Profil ist angelegt. Du kannst dich jetzt einloggen.',
    loggedOutEverywhere: 'Du bist auf allen Geräten ausgeloggt.',
  },
};
