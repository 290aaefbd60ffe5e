interface MemberMenuTexts {
  /** Heading of the member's entries. */
  readonly loggedIn: string;
  readonly profile: string;
  readonly logOut: string;
}

export const memberMenuTexts: MemberMenuTexts = {
  loggedIn: 'You are logged in',
  profile: 'My profile',
  logOut: 'Log out',
};
