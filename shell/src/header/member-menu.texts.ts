interface MemberMenuTexts {
  /** Heads what follows. */
  readonly loggedIn: string;
  readonly profile: string;
  readonly logOut: string;
}

export const memberMenuTexts: MemberMenuTexts = {
  loggedIn: 'You are logged in',
  profile: 'My profile',
  logOut: 'Log out',
};
