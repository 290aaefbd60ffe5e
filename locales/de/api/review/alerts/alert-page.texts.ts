import type * as english from 'api/review/alerts/alert-page.texts';

export const alertPage: typeof english.alertPage = {
  title: 'Etwas Dringendes wartet',
  intro:
    'Mit diesem Knopf sagst du, dass du dich jetzt darum kümmerst. Es wird dir zugeteilt, und niemand sonst wird mehr gefragt.',
  take: 'Ich kümmere mich darum',
  takenTitle: 'Danke: Du hast es übernommen',
  taken: 'Niemand sonst wird mehr gefragt. Sieh bitte jetzt danach.',
  otherTitle: 'Es kümmert sich schon jemand darum',
  other: 'Du musst nichts mehr tun. Danke fürs Nachsehen.',
  overTitle: 'Dieser Link gilt nicht mehr',
  over: 'Er gilt einen Tag, und so lang es das gibt, worum es geht. Sieh bitte auf den Seiten des Teams nach, was dringend ist.',
  open: 'Zu den Seiten des Teams',
};
