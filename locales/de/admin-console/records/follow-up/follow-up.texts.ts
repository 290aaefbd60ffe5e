import type * as english from 'admin-console/records/follow-up/follow-up.texts';

export const followUpTexts: typeof english.followUpTexts = {
  name: 'Zu kontaktieren',
  intro:
    'Menschen, die zum ersten Mal da waren und bei denen sich heute jemand melden soll. Sie verschwinden von dieser Liste, sobald in ihrem Eintrag ein Kontakt notiert oder der Eintrag erledigt ist.',
  whose: 'Wessen',
  choices: {
    mine: (count) => `Meine (${count})`,
    nobodys: (count) => `Ohne Zuständige (${count})`,
    all: (count) => `Alle (${count})`,
  },
  none: 'Hier wartet niemand.',
  notLoaded: 'Die Liste konnte nicht geladen werden.',
  nameless: 'Eintrag ohne Namen',
  due: (day, date) => `Tag ${day}, heute fällig, ${date}`,
  late: (day, date) => `Tag ${day}, seit ${date}`,
  assigned: (email) => `Zuständig: ${email}`,
  nobody: 'Niemand ist zuständig',
  somebody: 'Zuständig ist jemand, der nicht mehr dabei ist',
  isCut: 'Es gibt mehr, als hier steht.',
  days: {
    title: 'An welchen Tagen',
    now: (days) => `Tage nach dem ersten Besuch: ${days}.`,
    off: 'Niemand wird erinnert.',
    label: 'Tage nach dem ersten Besuch',
    hint: 'Bis zu 8 Tage von 1 bis 180, durch Beistriche getrennt. Bleibt das Feld leer, wird niemand erinnert.',
    wrong: 'Bitte schreib bis zu 8 verschiedene Tage von 1 bis 180, durch Beistriche getrennt.',
    save: 'Tage speichern',
    saving: 'Wird gespeichert …',
    saved: 'Die Tage sind gespeichert und gelten ab jetzt.',
    failed: 'Die Tage konnten nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
};
