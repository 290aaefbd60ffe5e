import type * as english from 'api/password-reset/reset-mail.texts';
import { lifetimes } from 'contract/lifetimes';

const minutes = lifetimes.resetLink / 60_000;

export const resetMail: typeof english.resetMail = {
  subject: 'Dein neues Passwort bei {church}',
  paragraphs: (link) => [
    `Für dein Profil wurde ein neues Passwort angefordert. Wenn du das warst, öffne bitte innerhalb von ${minutes}\u00a0Minuten diesen Link:`,
    link,
    'Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  ],
  action: 'Neues Passwort wählen',
};
