import type * as english from 'admin-console/office/privacy/privacy.texts';

export const privacyTexts: typeof english.privacyTexts = {
  name: 'Datenschutzstelle',
  intro: 'Worum Menschen uns bei ihren Daten bitten, und was das Gesetz von uns verlangt.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  retention: {
    title: 'Was gelöscht wird',
    intro:
      'Jeden Tag löscht die Website, was nicht länger aufgehoben werden muss. Hier steht, was in der nächsten Woche an der Reihe ist. Nimm aus, was noch gebraucht wird, etwa für einen Streitfall.',
    unreadable: 'Die Liste der Löschungen konnte nicht geladen werden.',
    none: 'In der nächsten Woche wird nichts gelöscht.',
    lookedAt: (at) => `Zuletzt nachgesehen am ${at}.`,
    counts: (due, soon) => `${due} jetzt, ${soon} weitere in den nächsten sieben Tagen`,
    mailed:
      'Jedes Mitglied wurde 30 Tage vorher per E-Mail verständigt und hat sich seither nicht eingeloggt.',
    asked: {
      first: (records) =>
        `Seit mindestens zwei Wochen wurde nichts gelöscht. Darum geschieht es jetzt erst, wenn du zustimmst. Es geht um ${records}.`,
      many: (records) =>
        `Das ist mehr als sonst. Darum wird erst gelöscht, wenn du zustimmst. Es geht um ${records}.`,
    },
    agreed: 'Du hast zugestimmt. Die Einträge werden gelöscht.',
    agree: 'Dem Löschen zustimmen',
    question: (records) =>
      records === 1
        ? '1 Eintrag wird endgültig gelöscht, mit den Notizen dazu.'
        : `${records} Einträge werden endgültig gelöscht, mit den Notizen dazu.`,
    soon: (count) => (count === 1 ? '1 Eintrag zeigen' : `${count} Einträge zeigen`),
    goes: (day) => `wird am ${day} gelöscht`,
    isOver: (day) => `Frist seit ${day} abgelaufen`,
    hold: {
      open: 'Ausnehmen',
      reason: 'Warum muss er bleiben?',
      until: 'Bis zu welchem Tag?',
      save: 'Ausnehmen',
      noDay: 'Gib den letzten Tag ein, an dem er bleiben muss.',
      noReason: 'Sag, warum er bleiben muss.',
    },
    held: (count) =>
      count === 1 ? '1 Eintrag ist ausgenommen' : `${count} Einträge sind ausgenommen`,
    heldUntil: (day, reason) => `bis ${day}: ${reason}`,
    release: 'Nicht mehr ausnehmen',
    releaseQuestion: 'Er wird dann gelöscht, sobald seine Frist abgelaufen ist.',
  },
  record: {
    title: 'Verzeichnis der Verarbeitungen',
    intro:
      'Was eine Gemeinde nach dem Gesetz festhalten muss (Art. 30 DSGVO): was wir speichern, wozu und wie lange. Genau daran hält sich die Website.',
    show: 'Anzeigen',
    print: 'Drucken',
    caption: (day) => `Verzeichnis der Verarbeitungstätigkeiten (Art. 30 DSGVO), ${day}`,
    headers: {
      activity: 'Was',
      purposes: 'Wozu',
      grounds: 'Rechtsgrundlage',
      categories: 'Welche Daten',
      retention: 'Wie lange',
      readers: 'Wer es sieht',
    },
    consented: (retention) => `mit Einwilligung ${retention}`,
    readers: 'Alle im Team, die diesen Bereich lesen dürfen',
    mails: 'E-Mails, die die Website verschickt',
    mailReaders: 'Wer sie bekommt, und unterwegs der E-Mail-Anbieter',
  },
  breaches: {
    title: 'Wenn Daten in falsche Hände geraten',
    intro:
      'Ein verlorenes Handy, eine E-Mail an die falsche Person, eine Liste, die andere sehen konnten: Vermerke es hier gleich. Von da an haben wir 72 Stunden Zeit, es der Datenschutzbehörde zu melden, wenn jemandem daraus ein Schaden entstehen kann.',
    unreadable: 'Die Vermerke konnten nicht geladen werden.',
    none: 'Es ist nichts vermerkt.',
    noticed: (at) => `Bemerkt am ${at}`,
    hoursLeft: (hours) =>
      hours === 1
        ? 'Noch 1 Stunde, um es der Behörde zu melden'
        : `Noch ${hours} Stunden, um es der Behörde zu melden`,
    overdue: (due) =>
      `Die Frist für die Meldung an die Behörde ist am ${due} abgelaufen. Melde es jetzt, und sag dazu, warum es so spät kommt.`,
    told: 'Der Behörde gemeldet oder nicht meldepflichtig',
    closed: (at) => `Abgeschlossen am ${at}`,
    steps: {
      stop: 'Stoppen: Passwörter ändern, Sitzungen beenden, irrtümlich Verschicktes löschen lassen',
      assess:
        'Herausfinden, um wessen Daten es geht, wie viele Menschen betroffen sind und was ihnen passieren kann',
      authority:
        'Der Datenschutzbehörde melden (dsb.gv.at). Das ist nur dann nicht nötig, wenn niemandem ein Schaden entstehen kann; dann unten vermerken, warum nicht',
      people:
        'Den Betroffenen selbst in einfachen Worten Bescheid geben, wenn es ihnen ernsthaft schaden kann',
      learn: 'Abstellen, was dazu geführt hat',
    },
    todo: 'Was zu tun ist',
    doneAt: (at) => `erledigt am ${at}`,
    note: 'Was geschehen ist, was daraus folgt und was wir getan haben',
    noteHint: 'Nenne die Betroffenen nicht beim Namen.',
    isClosed: 'Alles erledigt: abschließen',
    save: 'Speichern',
    add: {
      title: 'Etwas Neues vermerken',
      noticedAt: 'Wann hast du es bemerkt?',
      noticedHint: 'Nach Innsbrucker Zeit. Ab da laufen die 72 Stunden.',
      noMoment: 'Gib einen Tag und eine Uhrzeit ein, die nicht in der Zukunft liegt.',
      submit: 'Vermerken',
      done: 'Es ist vermerkt. Die Schritte stehen oben.',
    },
  },
};
