import type * as english from 'admin-console/session/login/admin-login.texts';

export const adminLoginTexts: typeof english.adminLoginTexts = {
  title: 'Admin-Login',
  intro: 'Für das Team der Gemeinde.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Einloggen',
  submitting: 'Du wirst eingeloggt …',
  incomplete: 'Bitte fülle alle Felder aus.',
  refused: 'E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfe beides.',
  unreachable: 'Der Server war nicht erreichbar. Bitte versuch es noch einmal.',
  sessionEnded: 'Deine Sitzung ist abgelaufen. Bitte logg dich noch einmal ein.',
};
