import type { Translated } from 'shared-ui/language';

interface MemberLabels {
  /** Heads what follows. */
  readonly loggedIn: string;
  readonly profile: string;
  readonly logOut: string;
}

export const memberLabels: Translated<MemberLabels> = {
  en: { loggedIn: 'You are logged in', profile: 'My profile', logOut: 'Log out' },
};
