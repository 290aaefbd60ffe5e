import type { Page } from '@playwright/test';
import { formPages } from 'contract/form-pages';
import { submissions } from 'contract/submissions';
import {
  fillContact,
  fillDedication,
  fillPledge,
  submitButton,
  untilFormIsReady,
} from '../form.ts';
import { answer, hang, refuse } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const { childDedication: dedication, contact, pledge, programAttendance } = submissions;

async function sendEmpty(page: Page): Promise<void> {
  await untilFormIsReady(page);
  await submitButton(page).click();
  await page.locator('main [role=alert]').waitFor();
}

async function sendDedication(page: Page): Promise<void> {
  await untilFormIsReady(page);
  await fillDedication(page);
  await submitButton(page).click();
}

async function sendContact(page: Page): Promise<void> {
  await untilFormIsReady(page);
  await fillContact(page);
  await submitButton(page).click();
}

export const formStates: readonly ScreenState[] = [
  ...formPages.map((path): ScreenState => ({
    name: `${path} with its faults`,
    path,
    reach: sendEmpty,
  })),
  {
    name: 'a form on its way',
    path: dedication.page,
    network: { [`**${dedication.endpoint}`]: hang },
    reach: async (page) => {
      await sendDedication(page);
      await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    },
  },
  {
    name: 'a form sent',
    path: dedication.page,
    network: { [`**${dedication.endpoint}`]: answer(201) },
    reach: async (page) => {
      await sendDedication(page);
      await page.getByText('Child Dedication Submitted Successfully.').waitFor();
    },
  },
  {
    name: 'a form that stays after it was sent',
    path: pledge.page,
    network: { [`**${pledge.endpoint}`]: answer(201) },
    reach: async (page) => {
      await untilFormIsReady(page);
      await fillPledge(page);
      await submitButton(page).click();
      await page.getByText('Thank you for your pledge!').waitFor();
    },
  },
  {
    name: 'a form that failed',
    path: dedication.page,
    network: { [`**${dedication.endpoint}`]: answer(409, { message: 'No.', error: 'No.' }) },
    complains: true,
    reach: async (page) => {
      await sendDedication(page);
      await page.getByText('Something went wrong. Please try again.').waitFor();
    },
  },
  {
    name: 'a form with faults that the server found',
    path: contact.page,
    network: {
      [`**${contact.endpoint}`]: answer(400, {
        message: 'No.',
        error: 'No.',
        issues: [{ path: 'email', message: 'This address cannot receive mail.' }],
      }),
    },
    complains: true,
    reach: async (page) => {
      await sendContact(page);
      await page.getByText('This address cannot receive mail.').waitFor();
    },
  },
  {
    name: 'the server out of reach',
    path: contact.page,
    network: { [`**${contact.endpoint}`]: refuse },
    complains: true,
    reach: async (page) => {
      await sendContact(page);
      await page.getByText('We could not reach the church office.').waitFor();
    },
  },
  {
    name: 'programme attendance in German',
    path: `${programAttendance.page}?lang=de`,
    reach: (page) => page.getByRole('button', { name: 'Anmelden' }).waitFor(),
  },
  {
    name: 'programme attendance in German with its faults',
    path: `${programAttendance.page}?lang=de`,
    reach: sendEmpty,
  },
  {
    name: 'a form refused without JavaScript, at its faulty field',
    path: `${dedication.page}/not-sent#childName`,
    reach: (page) => page.locator('#childName').waitFor(),
  },
  {
    name: 'a form that could not be stored without JavaScript',
    path: `${dedication.page}/not-sent#office`,
    reach: (page) => page.locator('#office').waitFor(),
  },
];
