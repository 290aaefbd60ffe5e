import type * as english from 'member-area/login/local-reset.texts';

export const localResetTexts: typeof english.localResetTexts = {
  title: 'Passwort zurücksetzen',
  intro:
    'Dieses Formular prüft nur, ob dein neues Passwort gültig ist. Um es wirklich zu ändern, brauchst du den Link, den wir dir per E-Mail schicken.',
  email: 'E-Mail',
  submit: 'Weiter',
  done: 'Ein Schritt fehlt noch: Dein Passwort ist noch nicht geändert.',
  failed: 'Das Zurücksetzen hat nicht geklappt. Bitte versuch es noch einmal.',
  explanation:
    'Zum Schutz deines Profils lässt sich ein neues Passwort nur über einen Link festlegen, den wir dir per E-Mail schicken. Fordere den Link an, öffne ihn und gib dein neues Passwort dort ein.',
  sendLink: 'Link anfordern',
  back: 'Zurück zum Login',
};
