import type * as english from 'shell/outage/outage-banner.texts';

export const outageTexts: typeof english.outageTexts = {
  visitors:
    'Wir konnten das Gemeindebüro nicht erreichen. Was du geschrieben hast, ist noch da. Bitte versuch es später noch einmal.',
  staff:
    'Der Server antwortet im Moment nicht. Was du siehst, ist vielleicht nicht mehr aktuell, und Änderungen werden möglicherweise nicht gespeichert.',
};
