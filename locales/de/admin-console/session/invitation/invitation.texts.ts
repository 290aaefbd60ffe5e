import type * as english from 'admin-console/session/invitation/invitation.texts';

export const invitationTexts: typeof english.invitationTexts = {
  title: 'Willkommen',
  loading: 'Wird geladen …',
  intro: (email) => `Du bist eingeladen, hier mitzuarbeiten. Einloggen wirst du dich mit ${email}.`,
  roles: (names) => `Deine Rollen: ${names}.`,
  name: 'Dein Name',
  nameHint: 'Den Namen sieht das Team neben allem, was du machst.',
  password: 'Passwort',
  passwordHint: (characters) => `Mindestens ${characters}\u00a0Zeichen, z.\u00a0B. drei Wörter.`,
  again: 'Passwort wiederholen',
  typeSame: 'Gib dasselbe Passwort noch einmal ein.',
  mismatch: 'Die Passwörter stimmen nicht überein.',
  submit: 'Konto anlegen',
  submitting: 'Dein Konto wird angelegt …',
  failed: 'Das Konto konnte nicht angelegt werden. Bitte versuch es noch einmal.',
  unreachable: 'Der Server war nicht erreichbar. Bitte versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  refused:
    'Ein Teil des Links fehlt. Bitte öffne ihn noch einmal aus der E-Mail oder frag die Person, die dich eingeladen hat, nach einem neuen.',
  refusedTitle: 'Diese Einladung lässt sich nicht verwenden',
  hint: 'Wenn du schon ein Konto hast, logg dich bitte ein. Wenn nicht, kann dir die Person, die dich eingeladen hat, jederzeit eine neue Einladung schicken.',
  login: 'Zum Login',
};
