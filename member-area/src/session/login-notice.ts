/** Why the visitor was redirected to the login page. */
export type LoginNotice = 'sessionOver' | 'profileCreated' | 'loggedOutEverywhere';

// Not in the history's state: a reloaded page would say it again, and the server could not have rendered it.
let notice: LoginNotice | undefined;

/** Leaves word for the login page that is about to open. */
export const setLoginNotice = (word: LoginNotice): void => {
  notice = word;
};

export const readLoginNotice = (): LoginNotice | undefined => notice;

export const clearLoginNotice = (): void => {
  notice = undefined;
};
