import { readTab, removeTab, writeTab } from 'shared-ui/tab-storage';

const key = 'login-email';

/** Keeps the address of a profile that was just created for its first login in this tab. Never the password. */
export const keepLoginEmail = (email: string): void => writeTab(key, email.trim());

/** The address of the profile that was just created here, until its owner has logged in. */
export function readLoginEmail(): string {
  const email = readTab(key);
  return typeof email === 'string' ? email : '';
}

export const dropLoginEmail = (): void => removeTab(key);
