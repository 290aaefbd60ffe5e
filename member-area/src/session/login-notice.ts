/** Why somebody finds themselves on the login page, when it was not their own wish. */
export type LoginNotice = 'sessionOver' | 'profileCreated';

// Not in the history's state: a reloaded page would say it again, and the server could not have rendered it.
let notice: LoginNotice | undefined;

/** Leaves word for the login page that is about to open. */
export const leaveLoginNotice = (word: LoginNotice): void => {
  notice = word;
};

export const readLoginNotice = (): LoginNotice | undefined => notice;

export const forgetLoginNotice = (): void => {
  notice = undefined;
};
