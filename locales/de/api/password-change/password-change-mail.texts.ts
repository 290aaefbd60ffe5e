import type * as english from 'api/password-change/password-change-mail.texts';

export const passwordChangeMail: typeof english.passwordChangeMail = {
  subject: 'Dein Passwort bei {church} wurde geändert',
  paragraphs: (link) => [
    'Jemand, der dein Passwort kannte, hat für dein Profil gerade ein neues festgelegt. Auf allen anderen Geräten bist du jetzt ausgeloggt.',
    'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, wähle bitte sofort ein neues Passwort:',
    link,
    'Wenn das nicht hilft, schreib uns bitte an {office}.',
  ],
  action: 'Neues Passwort wählen',
};
