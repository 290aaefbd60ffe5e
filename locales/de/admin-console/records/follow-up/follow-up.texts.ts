import type * as english from 'admin-console/records/follow-up/follow-up.texts';

export const followUpTexts: typeof english.followUpTexts = {
  name: 'Zu kontaktieren',
  intro:
    'Menschen, die zum ersten Mal da waren und bei denen sich heute jemand melden soll. Was zuletzt fällig wurde, steht oben; was schon lange wartet, unten. Sie bleiben hier, bis sie erreicht sind oder ihr Eintrag erledigt ist. Wen du nicht erreichst, der steht morgen wieder hier; wem du schreibst, in drei Tagen.',
  lists: {
    name: 'Liste',
    due: (count) => `Heute zu kontaktieren (${count})`,
    never: (count) => `Nie kontaktiert (${count})`,
  },
  whose: 'Wessen',
  choices: {
    mine: (count) => `Meine (${count})`,
    nobodys: (count) => `Ohne Zuständige (${count})`,
    all: (count) => `Alle (${count})`,
  },
  none: 'Hier wartet niemand.',
  notLoaded: 'Die Liste konnte nicht geladen werden.',
  due: (day, date) => `Tag ${day}, heute fällig, ${date}`,
  late: (day, date) => `Tag ${day}, seit ${date}`,
  againToday: 'Heute noch einmal versuchen',
  againLate: (date) => `Noch einmal versuchen, seit ${date}`,
  nobody: 'Niemand ist zuständig',
  forms: (count) => `${count} Formulare dieser Person`,
  tried: (times) => (times === 1 ? 'Einmal versucht' : `${times}-mal versucht`),
  last: (what, when) => `zuletzt: ${what}, ${when}`,
  lastWays: {
    mail: 'E-Mail',
    whatsapp: 'WhatsApp',
    reached: 'erreicht',
    'not-reached': 'nicht erreicht',
    'wrong-number': 'falsche Nummer',
    'try-again': 'später noch einmal',
  },
  gone: 'Inzwischen hat sich jemand anderer darum gekümmert.',
  coming: (count, date) =>
    count === 1
      ? `1 weitere Person war vor Kurzem da und ist am ${date} fällig.`
      : `${count} weitere Menschen waren vor Kurzem da. Die ersten von ihnen sind am ${date} fällig.`,
  resting: (count) =>
    count === 1
      ? 'Bei 1 weiteren Person gab es vor Kurzem einen Versuch; sie ist später wieder fällig.'
      : `Bei ${count} weiteren Menschen gab es vor Kurzem einen Versuch; sie sind später wieder fällig.`,
  isCut: 'Es gibt mehr, als hier steht. Sie folgen, sobald diese versorgt sind.',
  ways: { call: 'Anrufen', whatsApp: 'WhatsApp', mail: 'E-Mail', wrongNumber: '(falsche Nummer)' },
  outcomes: {
    group: (name) => `Was daraus wurde: ${name}`,
    names: {
      reached: 'Erreicht',
      'not-reached': 'Nicht erreicht',
      'wrong-number': 'Falsche Nummer',
      'try-again': 'Noch einmal am …',
    },
    saved: {
      reached: (name) => `${name}: erreicht.`,
      'not-reached': (name) => `${name}: nicht erreicht, morgen noch einmal.`,
      'wrong-number': (name) => `${name}: falsche Nummer. Eine E-Mail kommt vielleicht noch an.`,
      'try-again': (name, day) => `${name}: am ${day} noch einmal.`,
    },
    failed: (name) => `${name}: Das konnte nicht notiert werden. Bitte versuch es noch einmal.`,
    takenBack: (name) => `${name}: zurückgenommen.`,
    notTakenBack: (name) => `${name}: Das konnte nicht zurückgenommen werden. Es steht im Eintrag.`,
    written: (name) => `${name}: Die Nachricht ist als Versuch notiert.`,
    inDays: (count) => (count === 1 ? 'Morgen' : `In ${count} Tagen`),
    day: 'Noch einmal am',
    saveDay: 'An diesem Tag noch einmal',
    wrongDay: (most) => `Bitte wähl einen Tag ab morgen, höchstens ${most} Tage voraus.`,
  },
  never: {
    intro:
      'Alle, die zum ersten Mal da waren, deren Eintrag offen ist und bei denen sich noch niemand gemeldet oder es versucht hat, auch wenn es lange her ist.',
    order: 'Reihenfolge',
    orders: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst' },
    came: (when) => `Eingelangt ${when}`,
    pages: 'Seiten',
    where: (first, last, total) => `${first} bis ${last} von ${total}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
  keysHint:
    'Mit der Tastatur: j und k gehen durch die Karten, 1 bis 4 notieren, was aus einem Anruf wurde.',
  keys: {
    title: 'Alle Tasten',
    intro:
      '1 bis 4, e und w gelten für die Karte, auf der du bist. Während du schreibst, gilt keine Taste.',
    list: [
      ['j', 'nächste Karte'],
      ['k', 'vorige Karte'],
      ['1', 'erreicht'],
      ['2', 'nicht erreicht'],
      ['3', 'falsche Nummer'],
      ['4', 'an einem Tag noch einmal versuchen'],
      ['e', 'E-Mail schreiben'],
      ['w', 'WhatsApp schreiben'],
      ['p', 'alles über die Person'],
      ['u', 'rückgängig machen, solange die Meldung es anbietet'],
      ['?', 'diese Liste'],
    ],
  },
  days: {
    title: 'An welchen Tagen jemand fällig ist',
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
