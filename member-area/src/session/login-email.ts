// In memory alone: on a shared computer no later visitor finds it, and a reloaded page asks for it again.
let kept = '';

/** Keeps the address of a profile that was just created for its first login. Never the password. */
export const keepLoginEmail = (email: string): void => {
  kept = email.trim();
};

/** The address of the profile that was just created here, until its owner has logged in. */
export const readLoginEmail = (): string => kept;

export const dropLoginEmail = (): void => keepLoginEmail('');
