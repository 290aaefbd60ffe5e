import type * as english from 'shell/header/member-menu.texts';

export const memberMenuTexts: typeof english.memberMenuTexts = {
  loggedIn: 'Du bist eingeloggt',
  profile: 'Mein Profil',
  logOut: 'Ausloggen',
};
