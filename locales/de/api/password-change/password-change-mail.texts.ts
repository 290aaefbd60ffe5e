import type * as english from 'api/password-change/password-change-mail.texts';
import { church } from 'contract/church';

export const passwordChangeMail: typeof english.passwordChangeMail = {
  subject: `Dein Passwort bei ${church.name} wurde geändert`,
  paragraphs: (link) => [
    'Jemand, der dein Passwort kannte, hat für dein Profil gerade ein neues festgelegt. Auf allen anderen Geräten bist du jetzt ausgeloggt.',
    'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, wähle bitte sofort ein neues Passwort:',
    link,
    `Wenn das nicht hilft, schreib uns bitte an ${church.emails[0]}.`,
  ],
  action: 'Neues Passwort wählen',
};
