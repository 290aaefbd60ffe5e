import type * as english from 'admin-console/session/login/second-step.texts';

export const secondStepTexts: typeof english.secondStepTexts = {
  title: 'Noch ein Schritt',
  intro: 'Dein Passwort stimmt. Jetzt fehlt noch dein zweiter Faktor.',
  back: 'Zurück',
  passkey: 'Mit einem Passkey einloggen',
  passkeyPending: 'Warten auf deinen Passkey …',
  passkeyFailed:
    'Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal oder logg dich mit deinem Passwort ein.',
  lostAll:
    'Handy und Wiederherstellungscodes verloren? Frag jemanden, der Konten verwaltet: Dort lassen sich deine zweiten Faktoren zurücksetzen. Auch wer den Server betreibt, kann das.',
  tooOld: 'Das hat zu lange gedauert. Bitte logg dich noch einmal ein.',
  notLoaded: 'Der nächste Schritt konnte nicht geladen werden. Bitte versuch es noch einmal.',
};
