import { submissions } from 'contract/submissions';
import { answer, hang, refuse } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const { contact, testimony } = submissions;

const toldBy = (fullName: string, message: string) => ({
  _id: fullName,
  fullName,
  message,
  createdAt: '2025-08-24T10:00:00.000Z',
});

export const pageStates: readonly ScreenState[] = [
  {
    name: 'the slideshow paused on its last window',
    path: '/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      await page.getByRole('button', { name: 'Show window 8 of 8' }).click();
    },
  },
  {
    name: 'a picture enlarged',
    path: '/downloads/gallery',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Enlarge' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'an account number copied',
    path: '/giving/payment',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Copy: IBAN' }).click();
      await page.getByText(/^(Copied|Please copy it by hand)$/).waitFor();
    },
  },
  {
    name: 'a search for messages that finds none',
    path: '/downloads/mp3',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('a title that no message has');
      await page.getByText('No messages found for').waitFor();
    },
  },
  {
    name: 'a message to be read',
    path: '/downloads/mp3',
    reach: (page) => page.getByText('Read it instead').first().click(),
  },
  {
    name: 'no testimonies',
    path: testimony.page,
    network: { [`**${testimony.endpoint}`]: answer(200, []) },
    reach: (page) => page.getByText('Yours could be the first.').waitFor(),
  },
  {
    // A page that the server sends has them in it; one that a link leads to asks for them.
    name: 'testimonies on their way',
    path: '/',
    network: { [`**${testimony.endpoint}`]: hang },
    reach: async (page) => {
      await page.getByRole('link', { name: 'Share a Testimony' }).click();
      await page.getByText('Loading...').waitFor();
    },
  },
  {
    name: 'testimonies told, however they were written',
    path: testimony.page,
    network: {
      [`**${testimony.endpoint}`]: answer(200, [
        toldBy('Anonymous', 'God is good.'),
        toldBy('A'.repeat(200), `${'Halleluja'.repeat(60)}\n\n<img src=x onerror=alert(1)>`),
        toldBy('\u202eFictional Visitor', `Ọlọ́run ${'e\u0301\u0302\u0303\u0304'.repeat(40)}`),
      ]),
    },
    reach: (page) => page.getByText('God is good.').waitFor(),
  },
  {
    name: 'testimonies that could not be had',
    path: testimony.page,
    network: { [`**${testimony.endpoint}`]: refuse },
    complains: true,
    reach: (page) => page.getByText('We could not reach the church office.').waitFor(),
  },
];

export const faultStates: readonly ScreenState[] = [
  {
    name: 'a link that leads nowhere yet',
    path: '/blog/1',
    complains: true,
    reach: (page) => page.getByText('Oops! Page Not Found').waitFor(),
  },
  {
    name: 'a page whose remote cannot be loaded',
    path: '/profile/someone',
    network: { '**/assets/member-area/**': refuse },
    complains: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('It could not be loaded this time either.').waitFor();
    },
  },
  {
    name: 'a page rendered ahead whose remote cannot be loaded',
    path: contact.page,
    network: { '**/assets/public-site/**': refuse },
    complains: true,
    reach: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
];
