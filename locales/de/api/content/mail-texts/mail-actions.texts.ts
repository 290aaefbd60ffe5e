import type * as english from 'api/content/mail-texts/mail-actions.texts';

const confirm = 'Adresse bestätigen';
const choosePassword = 'Neues Passwort wählen';

export const mailActions: typeof english.mailActions = {
  received: 'So findest du uns',
  sentLink: 'Sehen, was ich geschickt habe',
  registered: confirm,
  changed: confirm,
  taken: choosePassword,
  notice: choosePassword,
  password: choosePassword,
  reset: choosePassword,
  invited: 'Passwort wählen',
  end: 'Einloggen und Profil behalten',
};
