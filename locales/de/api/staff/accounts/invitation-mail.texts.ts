import type * as english from 'api/staff/accounts/invitation-mail.texts';
import { invitationLifetime } from 'contract/invitation-requests';

const hours = invitationLifetime / 3_600_000;

const invited = (inviter?: string) =>
  inviter === undefined
    ? 'Du bist eingeladen, auf den Seiten des Teams von {church} mitzuarbeiten.'
    : `${inviter} lädt dich ein, auf den Seiten des Teams von {church} mitzuarbeiten.`;

export const invitationMail: typeof english.invitationMail = (inviter) => ({
  subject: 'Deine Einladung ins Team von {church}',
  paragraphs: (link) => [
    invited(inviter),
    `Öffne bitte innerhalb von ${hours}\u00a0Stunden diesen Link und wähle ein Passwort:`,
    link,
    'Der Link ist nur für dich und lässt sich einmal verwenden. Wenn er schon abgelaufen ist, bitte einfach um einen neuen.',
    'Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun: Ein Konto gibt es erst, wenn jemand den Link verwendet.',
  ],
  action: 'Passwort wählen',
});
