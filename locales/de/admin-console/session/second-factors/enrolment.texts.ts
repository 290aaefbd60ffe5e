import type * as english from 'admin-console/session/second-factors/enrolment.texts';

export const enrolmentTexts: typeof english.enrolmentTexts = {
  soon: (day) =>
    day
      ? `Ab dem ${day} brauchst du einen zweiten Faktor.`
      : 'Du brauchst bald einen zweiten Faktor.',
  setUp: 'Jetzt einrichten',
  title: 'Ein Schritt noch, bevor es weitergeht',
  intro:
    'Deine Gemeinde bittet dich um einen zweiten Faktor neben dem Passwort. So kommt niemand hinein, der nur dein Passwort kennt. Das Einrichten dauert zwei Minuten, dann kannst du weiterarbeiten.',
  done: 'Dein zweiter Faktor ist eingerichtet. Danke!',
  goOn: 'Weiter zur Verwaltung',
  notGoneOn: 'Der Server war nicht erreichbar. Bitte versuch es gleich noch einmal.',
  passkey: {
    add: 'Passkey hinzufügen',
    about:
      'Der sicherste und schnellste Weg: Dein Handy oder Computer erkennt dich am Fingerabdruck, am Gesicht oder an der PIN.',
    name: 'Name dieses Passkeys',
    nameHint: 'Damit du ihn später wiedererkennst, z.\u00a0B. „Mein Handy“.',
    suggested: 'Mein Passkey',
    submit: 'Passkey erstellen',
    submitting: 'Warten auf dein Gerät …',
    failed: 'Der Passkey konnte gerade nicht hinzugefügt werden. Bitte versuch es noch einmal.',
  },
  app: {
    add: 'Authenticator-App hinzufügen',
    about:
      'Eine App auf deinem Handy zeigt alle 30\u00a0Sekunden einen neuen Code mit sechs Ziffern.',
    scan: 'Scanne diesen Code mit deiner Authenticator-App:',
    qrCode: 'QR-Code für deine Authenticator-App',
    type: 'Oder tipp diesen Schlüssel in die App ein:',
    name: 'Name dieser App',
    suggested: 'Meine Authenticator-App',
    code: 'Code, den die App gerade zeigt',
    codeHint: 'Sechs Ziffern.',
    submit: 'App hinzufügen',
    submitting: 'Wird geprüft …',
    failed: 'Die App konnte gerade nicht hinzugefügt werden. Bitte versuch es noch einmal.',
    loading: 'Wird geladen …',
    notLoaded: 'Der Schlüssel für deine App konnte nicht geladen werden.',
    startAgain: 'Mit einem neuen Schlüssel neu beginnen',
  },
  nameNeeded: 'Gib einen Namen ein.',
  codes: {
    title: 'Bewahr diese Wiederherstellungscodes auf',
    intro:
      'Wenn du dein Handy verloren hast, kommst du mit jedem dieser Codes einmal hinein. Du siehst sie nur jetzt: Druck sie aus oder leg sie dorthin, wo du deine Passwörter aufbewahrst.',
    download: 'Codes herunterladen',
    copy: 'Codes kopieren',
    copied: 'Die Codes sind kopiert.',
    notCopied: 'Dieser Browser lässt das Kopieren nicht zu. Bitte lade die Codes herunter.',
    kept: 'Ich habe die Codes aufbewahrt',
    fileName: 'wiederherstellungscodes.txt',
    fileHead: (email) => `Wiederherstellungscodes für ${email}. Jeder gilt einmal.`,
  },
};
