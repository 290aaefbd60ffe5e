import type * as english from 'shell/outage/outage-banner.texts';

export const outageTexts: typeof english.outageTexts = {
  visitors:
    'Die Verbindung zum Gemeindebüro klappt gerade nicht. Was du geschrieben hast, ist noch da.',
  staff:
    'Der Server antwortet im Moment nicht. Was du siehst, ist vielleicht nicht mehr aktuell, und Änderungen werden möglicherweise nicht gespeichert.',
};
