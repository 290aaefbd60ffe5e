import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { field, submitButton } from './form.ts';

const repositoryRoot = join(import.meta.dirname, '../..');

/** A fictional member with all required fields of a profile. */
export const ada = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 000001',
  address: 'Sample Street 1',
  password: 'three small words',
};

export type Person = typeof ada;

/** Creates a profile with a picture, and so comes to the login. */
export async function createProfile(page: Page, person: Person): Promise<void> {
  await page.goto('/join-us/create-profile');
  for (const [name, value] of Object.entries(person)) await field(page, name).fill(value);
  await field(page, 'country').selectOption('Austria');
  await field(page, 'gender').selectOption('Prefer not to say');
  await field(page, 'memberType').selectOption('Online');
  const picture = join(repositoryRoot, 'public-site/assets/icon-192.png');
  await field(page, 'image').setInputFiles(picture);
  await submitButton(page).click();
  await page.waitForURL('**/join-us/login');
}

/** Logs in on whatever page holds the login, and answers the profile's address. */
export async function logIn(page: Page, { email, password }: Person): Promise<string> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await submitButton(page).click();
  await page.waitForURL('**/profile/*');
  return new URL(page.url()).pathname;
}

/** A member who is logged in and looks at the profile. */
export async function becomeMember(page: Page, person: Person = ada): Promise<string> {
  await createProfile(page, person);
  const path = await logIn(page, person);
  await page.getByText(person.address).waitFor();
  return path;
}
