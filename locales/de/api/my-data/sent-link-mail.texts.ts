import type * as english from 'api/my-data/sent-link-mail.texts';
import { lifetimes } from 'contract/lifetimes';

const minutes = lifetimes.sentLink / 60_000;

export const sentLinkMail: typeof english.sentLinkMail = {
  subject: 'Was von deiner E-Mail-Adresse an {church} geschickt wurde',
  paragraphs: (link) => [
    `Jemand möchte sehen, was von dieser E-Mail-Adresse an uns geschickt wurde. Wenn du das bist, öffne bitte innerhalb von ${minutes}\u00a0Minuten diesen Link:`,
    link,
    'Wenn du es nicht bist, brauchst du nichts zu tun: Ohne diesen Link sieht es niemand.',
  ],
  action: 'Sehen, was ich geschickt habe',
};
