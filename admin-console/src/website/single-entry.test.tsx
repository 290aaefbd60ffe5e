import { fireEvent, screen } from '@testing-library/react';
import type { ContentText } from 'contract/content-entry';
import { fakeContentServer, publishedEntry } from '../testing/fake-content-server';
import { openWebsite } from '../testing/open-website';
import { logIn } from '../testing/render-view';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const giving = (iban = 'AT61 1904 3002 3457 3201'): ContentText => ({
  values: {
    ...{ euroHolder: 'Church', euroBank: 'Bank', iban, bic: 'SAMPATWWXXX' },
    ...{ nairaHolder: 'Lagos', nairaBank: 'Bank', accountNumber: '0', sortCode: '0' },
  },
  shownInEnglish: [],
});
const press = (name: string) => screen.getByRole('button', { name });

async function openGiving() {
  const server = fakeContentServer('giving', [publishedEntry('giving', giving())]);
  const user = openWebsite('giving');
  await screen.findByRole('heading', { level: 1, name: 'Bank details' });
  return { server, user };
}

it('offers nothing but to change and publish it, and warns of changed account numbers', async () => {
  await openGiving();
  expect(screen.getByText(/Changing an account number is what a thief would do/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to the list' })).not.toBeInTheDocument();
  for (const name of ['Take down', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(press('Show the history')).toBeVisible();
  expect(screen.getByRole('link', { name: /^See it on the site/ })).toHaveAttribute(
    'href',
    '/giving/payment',
  );
});

it('is not published with an IBAN whose digits do not fit, and says so at it', async () => {
  const { server, user } = await openGiving();
  const iban = screen.getByLabelText('Euro account: IBAN');
  fireEvent.change(iban, { target: { value: 'AT61 1904 3002 3457 3202' } });
  await user.click(press('Publish'));
  const words = /^Euro account: IBAN: this is no IBAN/;
  await user.click(await screen.findByRole('link', { name: words }));
  expect(iban).toHaveFocus();
  expect(iban).toHaveAccessibleDescription(expect.stringMatching(words.source.slice(1)));
  expect(server.entries[0]?.published).toEqual(giving());
  fireEvent.change(iban, { target: { value: 'DE89 3704 0044 0532 0130 00' } });
  await user.click(press('Publish'));
  expect(await screen.findByText(/^It is published/)).toBeVisible();
  expect(server.entries[0]?.published).toEqual(giving('DE89 3704 0044 0532 0130 00'));
});

it('says where the site has none of it yet', async () => {
  fakeContentServer('giving');
  openWebsite('giving');
  expect(await screen.findByText(/^The site that is live does not have this yet/)).toBeVisible();
});
