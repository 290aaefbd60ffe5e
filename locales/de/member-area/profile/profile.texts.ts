import type * as english from 'member-area/profile/profile.texts';

export const profileTexts: typeof english.profileTexts = {
  title: 'Mein Profil',
  description: 'Dein Mitgliedsprofil.',
  loading: 'Wird geladen …',
  loadFailed: 'Dein Profil konnte nicht geladen werden. Bitte lade die Seite neu.',
  notGiven: 'Keine Angabe',
  edit: 'Profil bearbeiten',
  logout: 'Ausloggen',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Dein Profil ist gespeichert.',
  saveFailed: 'Deine Änderungen konnten nicht gespeichert werden. Bitte versuch es noch einmal.',
  keptEdits: 'Deine Änderungen vor dem Ausloggen sind noch da, aber noch nicht gespeichert.',
  currentPasswordHint: 'Das brauchen wir, weil du deine E-Mail-Adresse änderst.',
  emailWaits: (email) =>
    `Wir haben eine E-Mail an ${email} geschickt. Die neue Adresse gilt, sobald du sie über den Link darin bestätigt hast.`,
  oneOf: (choices) => `Möglich sind: ${choices}.`,
};
