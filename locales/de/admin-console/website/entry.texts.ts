import type * as english from 'admin-console/website/entry.texts';

const by = (who: string | undefined) => (who === undefined ? '' : ` von ${who}`);

export const entryTexts: typeof english.entryTexts = {
  leaving: {
    title: 'Ohne Speichern verlassen?',
    text: 'Was du geschrieben hast, ist noch nicht gespeichert. Es bleibt in diesem Tab des Browsers, bis du zurückkommst oder dich ausloggst.',
    stay: 'Hier bleiben',
    leave: 'Verlassen',
  },
  publish: {
    name: 'Veröffentlichen',
    working: 'Wird veröffentlicht …',
    done: 'Es ist veröffentlicht. Gleich steht es auf der Website.',
    doneMail: 'Es ist veröffentlicht. So steht es in der nächsten E-Mail.',
    notSaved: 'Es konnte nicht veröffentlicht werden, weil der Entwurf noch nicht gespeichert ist.',
    overtaken: 'Jemand anderer hat diesen Eintrag gerade geändert. So ist er jetzt.',
    nothing: 'Auf der Website steht es so wie hier.',
  },
  unpublish: {
    name: 'Von der Website nehmen',
    title: 'Von der Website nehmen?',
    text: 'Auf der Website steht es dann nicht mehr. Hier bleibt es als Entwurf und kann wieder veröffentlicht werden.',
    done: 'Es steht nicht mehr auf der Website und bleibt hier als Entwurf.',
  },
  discard: {
    name: 'Änderungen verwerfen',
    title: 'Änderungen verwerfen?',
    text: 'Der Eintrag ist dann so, wie er jetzt auf der Website steht. Was seither geändert wurde, ist weg.',
    done: 'Die Änderungen sind verworfen.',
  },
  remove: {
    name: 'Löschen',
    title: 'Diesen Eintrag löschen?',
    text: 'Er wird mit seinem Verlauf gelöscht und kommt nicht zurück.',
    done: 'Der Eintrag ist gelöscht.',
  },
  missing: {
    title: 'Das braucht es noch, bevor es veröffentlicht werden kann:',
    of: (field, language) => (language === undefined ? field : `${field} (${language})`),
    advice: (language) =>
      `Schreib den Text auf ${language} oder wähle „Statt eines Textes auf ${language} den englischen zeigen“.`,
    adviceForEnglish: 'Englisch braucht es auf jeder Seite.',
    message: 'Fehlt noch zum Veröffentlichen',
    taken: (field) => `${field}: die hat schon eine andere Seite. Bitte wähle eine andere.`,
    reserved: (field) => `${field}: die braucht die Website selbst. Bitte wähle eine andere.`,
    files: {
      'no-file': (field) =>
        `${field}: die gewählte Datei ist nicht mehr da. Bitte wähle eine andere.`,
      'file-not-ready': (field) =>
        `${field}: einem Bild fehlt noch der Text in jeder Sprache. Bitte schreib ihn unter „Medien“.`,
    },
    placeholders: (field, hint) => `${field}: Etwas in geschweiften Klammern passt nicht. ${hint}`,
    foreignLink: (field) =>
      `${field}: E-Mails, in denen das steht, dürfen nur auf eure eigene Website führen. Bitte nimm die Adresse der anderen heraus; ist es keine, fehlt dort ein Leerzeichen.`,
    before: (field, other) => `${field}: darf nicht vor „${other}“ liegen.`,
    checks: {
      iban: (field) =>
        `${field}: Das ist keine IBAN. Eine Ziffer ist falsch oder fehlt; bitte vergleiche sie mit dem Brief der Bank.`,
      bic: (field) => `${field}: Das ist kein BIC. Er hat 8 oder 11 Buchstaben und Ziffern.`,
      clock: (field) => `${field}: Das ist keine Uhrzeit. Bitte schreib sie so: 19:00.`,
      weeks: (field) => `${field}: Bitte schreib die Nummern der Wochen so: 1, 2, 3.`,
      minutes: (field) => `${field}: Bitte schreib, wie viele Minuten er dauert, zum Beispiel 90.`,
      phone: (field) =>
        `${field}: Bitte schreib sie mit Landesvorwahl und nur mit Leerzeichen, so: +43 512 000000.`,
      email: (field) =>
        `${field}: Das ist keine E-Mail-Adresse. Bitte schreib sie so: name@example.org.`,
      country: (field) => `${field}: Bitte schreib zwei Großbuchstaben, so: AT.`,
      places: (field) => `${field}: Bitte schreib eine ganze Zahl von 1 bis 99999.`,
    },
  },
  conflict: {
    title: 'Jemand anderer war schneller',
    text: (who) =>
      `Dieser Eintrag wurde${by(who)} geändert, während du geschrieben hast. Verloren geht nichts: Wähle für jedes Feld, was darin stehen soll.`,
    mine: 'Deines',
    theirs: 'Das andere',
    keepMine: 'Meines behalten',
    takeTheirs: 'Das andere nehmen',
    nothing: 'Leer',
    finish: 'Mit dieser Wahl weiter',
    chooseAll: 'Bitte wähle für jedes Feld.',
  },
  history: {
    title: 'Verlauf',
    show: 'Verlauf zeigen',
    hide: 'Verlauf ausblenden',
    none: 'Es war nie veröffentlicht.',
    notLoaded: 'Der Verlauf konnte nicht geladen werden.',
    published: (number) => `Fassung ${number}`,
    takenDown: 'Von der Website genommen',
    when: (time, who) => `${time}${by(who)}`,
    before: 'Vorher:',
    now: 'Dann:',
    unchanged: 'Derselbe Text wie vorher.',
    inEnglish: (language) => `Statt eines Textes auf ${language} der englische`,
    yes: 'Ja',
    no: 'Nein',
    takeBack: 'Diese zurückholen',
    takeBackOf: (number) => `Diese zurückholen: Fassung ${number}`,
    takenBack:
      'Der Entwurf ist jetzt wie diese Fassung. Auf der Website steht er, sobald er veröffentlicht ist.',
    replaces: {
      name: 'Diese zurückholen',
      title: 'Den Entwurf ersetzen?',
      text: 'Es gibt Änderungen, die nicht veröffentlicht sind. Sie werden durch die Fassung aus dem Verlauf ersetzt.',
      done: '',
    },
  },
};
