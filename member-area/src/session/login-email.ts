// Only in memory: on a shared computer no later visitor finds it.
let kept = '';

/** Keeps the email address of a profile that was just created for its first login. Never the password. */
export const keepLoginEmail = (email: string): void => {
  kept = email.trim();
};

/** The email address of the profile that was just created, until its owner has logged in. */
export const getLoginEmail = (): string => kept;

export const dropLoginEmail = (): void => keepLoginEmail('');
