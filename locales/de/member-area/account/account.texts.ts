import type * as english from 'member-area/account/account.texts';

export const accountTexts: typeof english.accountTexts = {
  picture: {
    title: 'Dein Bild',
    alt: 'Dein Bild',
    whoSeesIt: 'Dein Bild sehen nur du und das Gemeindebüro.',
    none: 'Noch kein Bild',
    choose: 'Bild auswählen',
    replace: 'Bild austauschen',
    sending: 'Wird gesendet …',
    remove: 'Bild entfernen',
    removing: 'Wird entfernt …',
    stored: 'Dein Bild ist gespeichert.',
    removed: 'Dein Bild ist entfernt.',
    putBack: 'Bild zurückholen',
    hint: (megabytes) => `JPEG, PNG, WebP oder HEIC, höchstens ${megabytes}\u00a0MB.`,
    wrongType: 'Bitte wähle ein Bild im Format JPEG, PNG, WebP oder HEIC.',
    tooLarge: (megabytes) => `Bitte wähle ein Bild mit höchstens ${megabytes}\u00a0MB.`,
    notShown: 'Dein Bild lässt sich gerade nicht anzeigen.',
    failed:
      'Dein Bild konnte nicht geändert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  password: {
    title: 'Dein Passwort',
    intro: 'Mit einem neuen Passwort wirst du auf allen anderen Geräten ausgeloggt.',
    open: 'Passwort ändern',
    submit: 'Neues Passwort speichern',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    done: 'Dein Passwort ist geändert. Auf allen anderen Geräten bist du jetzt ausgeloggt.',
    failed:
      'Dein Passwort konnte nicht geändert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  language: {
    title: 'Sprache unserer E-Mails an dich',
    intro: 'Auch die Links darin führen dann zu unseren Seiten in dieser Sprache.',
    open: 'Sprache wählen',
    loading: 'Wird geladen …',
    notLoaded:
      'Die Sprache konnte nicht geladen werden. Bitte versuch es in ein paar Minuten noch einmal.',
    label: 'Sprache',
    cancel: 'Abbrechen',
    submit: 'Sprache speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Die Sprache unserer E-Mails an dich ist gespeichert.',
    failed:
      'Die Sprache konnte nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  sent: {
    title: 'Was du uns geschickt hast',
    intro: 'Alles, was uns mit deiner E-Mail-Adresse geschickt wurde, von dir oder von anderen.',
    open: 'Zeigen, was geschickt wurde',
    loading: 'Wird geladen …',
    failed:
      'Die Liste konnte nicht geladen werden. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  sessions: {
    title: 'Überall ausloggen',
    intro:
      'Hast du dich auf einem Computer eingeloggt, den auch andere benutzen? Oder dein Handy verloren? Hier loggst du dich überall aus, auch auf diesem Gerät.',
    end: 'Auf allen Geräten ausloggen',
    ending: 'Du wirst ausgeloggt …',
    failed: 'Das hat nicht geklappt: Du bist noch eingeloggt. Bitte versuch es noch einmal.',
  },
};
