/** Why the visitor was redirected to the login page. */
export type LoginNotice = 'sessionOver' | 'profileCreated' | 'loggedOutEverywhere';

// Not in the history's state, where it would survive a reload and differ from the server's rendering.
let notice: LoginNotice | undefined;

/** Sets the notice that the login page will show. */
export const setLoginNotice = (word: LoginNotice): void => {
  notice = word;
};

export const getLoginNotice = (): LoginNotice | undefined => notice;

export const clearLoginNotice = (): void => {
  notice = undefined;
};
