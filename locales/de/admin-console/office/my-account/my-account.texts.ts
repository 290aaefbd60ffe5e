import type * as english from 'admin-console/office/my-account/my-account.texts';

export const myAccountTexts: typeof english.myAccountTexts = {
  title: 'Mein Konto',
  loading: 'Wird geladen …',
  yesOrNo: { yes: 'Ja', no: 'Nein' },
  details: {
    title: 'Über dich',
    name: 'Dein Name',
    nameHint: 'Den Namen sieht das Team neben allem, was du machst.',
    language: 'Deine Sprache',
    languageHint: 'In dieser Sprache siehst du die Seiten des Teams und bekommst unsere E-Mails.',
    startPage: 'Die Verwaltung öffnet sich mit',
    startPageHint: 'Heute ist die Liste der offenen Arbeit aus allen deinen Bereichen.',
    startPages: { sections: 'Deinem ersten Bereich', today: 'Heute' },
    submit: 'Speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Deine Angaben sind gespeichert.',
    failed:
      'Deine Angaben konnten nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
    notLoaded: 'Deine Angaben konnten nicht geladen werden.',
  },
  mails: {
    title: 'E-Mails über Neues',
    intro:
      'Wähle für jeden deiner Bereiche: eine E-Mail, sobald etwas ankommt, eine Zeile in der täglichen E-Mail, wie viel wartet, oder gar keine. Was in einem Formular steht, verrät keine E-Mail.',
    none: 'Du siehst keinen Bereich, deshalb bekommst du keine solchen E-Mails.',
    choices: { 'at-once': 'Sofort', digest: 'Einmal am Tag', off: 'Keine E-Mails' },
    hour: 'Wann die tägliche E-Mail kommt',
    hourHint: 'Nach Innsbrucker Zeit. Sie kommt nur, wenn etwas wartet.',
    noDigest: 'Nie',
    colleagues: 'E-Mails, wenn dir jemand etwas zuteilt, dich erwähnt oder dir antwortet',
    colleaguesHint: 'Sie kommen sofort, aber nicht öfter als alle zehn Minuten.',
    submit: 'E-Mails speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Deine Wahl ist gespeichert.',
    failed:
      'Deine Wahl konnte nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
    notLoaded: 'Deine Wahl konnte nicht geladen werden.',
  },
  report: {
    title: 'Monatsbericht',
    intro:
      'In den ersten Tagen jedes Monats: die Zahlen des Monats davor aus den Bereichen, die du sehen darfst, in Worten und Balken, ohne dass jemand genannt wird.',
    isWanted: 'Den Monatsbericht an mich senden',
    submit: 'Bericht speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Deine Wahl ist gespeichert.',
    failed:
      'Deine Wahl konnte nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
    notLoaded: 'Deine Wahl konnte nicht geladen werden.',
  },
  email: {
    title: 'E-Mail-Adresse',
    intro: (email) => `Du loggst dich mit ${email} ein, und dorthin schreiben wir dir.`,
    open: 'E-Mail-Adresse ändern',
    email: 'Neue E-Mail-Adresse',
    password: 'Dein Passwort',
    submit: 'Link senden',
    submitting: 'Wird gesendet …',
    sent: (email) =>
      `Ein Link an ${email} ist unterwegs. Öffne ihn und drück auf „Adresse bestätigen“. Bis dahin loggst du dich ein wie bisher.`,
    failed:
      'Deine Adresse konnte nicht geändert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  password: {
    title: 'Passwort',
    intro: 'Mit einem neuen Passwort wirst du auf allen anderen Geräten ausgeloggt.',
    open: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    nextHint: (minLength) => `Mindestens ${minLength}\u00a0Zeichen.`,
    again: 'Passwort wiederholen',
    mismatch: 'Die Passwörter stimmen nicht überein.',
    typeSame: 'Bitte gib hier dasselbe Passwort ein.',
    typeAgain: 'Gib das neue Passwort ein zweites Mal ein.',
    submit: 'Neues Passwort speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Dein Passwort ist geändert. Auf allen anderen Geräten bist du jetzt ausgeloggt.',
    failed:
      'Dein Passwort konnte nicht geändert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  factors: {
    title: 'Zweite Faktoren',
    intro:
      'Mit einem zweiten Faktor genügt dein Passwort allein nicht mehr: Du brauchst dazu einen Passkey oder einen Code aus einer App auf deinem Handy. Richte am besten zwei ein, damit dich ein verlorenes Handy nicht aussperrt.',
    none: 'Du hast noch keinen zweiten Faktor.',
    notLoaded: 'Deine zweiten Faktoren konnten nicht geladen werden.',
    kinds: { passkey: 'Passkey', totp: 'Authenticator-App' },
    about: (kind, added, used) =>
      `${kind}, hinzugefügt: ${added}, ${used ? `zuletzt verwendet: ${used}` : 'noch nicht verwendet'}`,
    rename: 'Umbenennen',
    renameOne: (name) => `${name} umbenennen`,
    name: 'Neuer Name',
    nameNeeded: 'Gib einen Namen ein.',
    save: 'Namen speichern',
    saving: 'Wird gespeichert …',
    notSaved:
      'Der Name konnte nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
    renamed: (name) => `Der neue Name ist gespeichert: ${name}.`,
    remove: 'Entfernen',
    removeOne: (name) => `${name} entfernen`,
    askRemove: (name) => `${name} entfernen? Damit kommst du dann nicht mehr hinein.`,
    askRemoveLast: (name) =>
      `${name} entfernen? Das ist dein letzter zweiter Faktor: Danach genügt dein Passwort allein, und deine Wiederherstellungscodes gelten nicht mehr.`,
    reallyRemove: 'Ja, entfernen',
    removing: 'Wird entfernt …',
    keep: 'Behalten',
    removed: (name) => `${name} ist entfernt.`,
    notRemoved:
      'Das Entfernen hat nicht geklappt. Bitte versuch es in ein paar Minuten noch einmal.',
    added:
      'Dein zweiter Faktor ist eingerichtet. Wenn du dich das nächste Mal einloggst, wirst du danach gefragt.',
    addTitle: 'Zweiten Faktor hinzufügen',
    codesTitle: 'Wiederherstellungscodes',
    codesLeft: (count) =>
      count === 0
        ? 'Du hast keine Wiederherstellungscodes mehr. Bitte erstell neue.'
        : `Du hast noch ${count} von 10 Wiederherstellungscodes. Mit jedem kommst du einmal hinein, wenn du dein Handy verloren hast.`,
    newCodes: 'Neue Wiederherstellungscodes erstellen',
    makingCodes: 'Werden erstellt …',
    newCodesHint: 'Sobald du neue Codes erstellst, gelten die alten nicht mehr.',
    noCodes:
      'Neue Codes konnten nicht erstellt werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  sessions: {
    title: 'Wo du eingeloggt bist',
    intro: 'Erkennst du eine Sitzung nicht wieder? Dann beende sie und ändere dein Passwort.',
    notLoaded: 'Deine Sitzungen konnten nicht geladen werden.',
    unknownDevice: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    about: (network, begun, seen) =>
      `${network ? `Netzwerk ${network}, ` : ''}seit ${begun}, zuletzt aktiv: ${seen}`,
    end: 'Beenden',
    endOne: (device, seen) => `Sitzung beenden: ${device}, zuletzt aktiv: ${seen}`,
    ending: 'Wird beendet …',
    endOthers: 'Alle anderen Sitzungen beenden',
    ended: 'Die Sitzung ist beendet.',
    othersEnded: 'Alle anderen Sitzungen sind beendet.',
    notEnded: 'Das hat nicht geklappt, und nichts wurde beendet. Bitte versuch es noch einmal.',
  },
};
