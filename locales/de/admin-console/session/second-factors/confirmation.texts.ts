import type * as english from 'admin-console/session/second-factors/confirmation.texts';

export const confirmationTexts: typeof english.confirmationTexts = {
  title: 'Bitte bestätige, dass du es bist',
  intro:
    'Das schützt alles, was in falschen Händen Schaden anrichten könnte. Danach wirst du zehn Minuten lang nicht mehr gefragt.',
  confirm: 'Bestätigen',
};
