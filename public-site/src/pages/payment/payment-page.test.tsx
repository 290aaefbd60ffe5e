import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankAccounts, church } from 'contract/church';
import { getEntry, provideContent } from '../../shown-content/page-content';
import { renderPage } from '../../testing/render-page';

const { euro, naira } = bankAccounts;

it('shows both accounts, the code for banking apps and where cheques go (requirements 2.5)', async () => {
  await renderPage('/giving/payment');
  expect(screen.getByRole('heading', { name: 'Give Now' })).toBeVisible();
  for (const value of [...Object.values(euro), ...Object.values(naira)]) {
    expect(screen.getByText(value)).toBeVisible();
  }
  expect(screen.getByRole('img', { name: /QR code/ }).querySelector('path')).toHaveAttribute('d');
  expect(screen.getByText(new RegExp(church.address.street))).toBeVisible();
});

it('shows the accounts that staff have published, the IBAN in groups of four', async () => {
  const published = { iban: 'de89370400440532013000', bic: 'coba de ff xxx', euroHolder: 'Others' };
  provideContent({ giving: [{ ...getEntry('giving'), ...published }] });
  await renderPage('/giving/payment');
  for (const value of ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'Others', naira.holder])
    expect(screen.getByText(value)).toBeVisible();
  expect(screen.queryByText(euro.iban)).not.toBeInTheDocument();
});

/** The path of the QR code. */
const drawn = () =>
  screen
    .getByRole('img', { name: /QR code/ })
    .querySelector('path')
    ?.getAttribute('d');

it('draws the code of the account that is shown', async () => {
  const { unmount } = await renderPage('/giving/payment');
  const before = drawn();
  unmount();
  provideContent({ giving: [{ ...getEntry('giving'), iban: 'DE89370400440532013000' }] });
  await renderPage('/giving/payment');
  expect(drawn()).not.toBe(before);
});

it('copies a number without its spaces and says so', async () => {
  const user = userEvent.setup();
  await renderPage('/giving/payment');
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('AT611904300234573201');
  expect(await screen.findByText('Copied')).toHaveRole('status');
});

it('says when the browser does not let it copy', async () => {
  const user = userEvent.setup();
  await renderPage('/giving/payment');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy: BIC' }));
  expect(await screen.findByText('Please copy it by hand')).toBeVisible();
});

it('says what staff have published, in its language, also in the code', async () => {
  const { unmount } = await renderPage('/giving/payment');
  const before = drawn();
  unmount();
  const published = { intro: 'Danke.', cheque: 'An die Gemeinde:', purpose: 'Spende 19' };
  provideContent({ gifts: [{ ...getEntry('gifts'), ...published, language: 'de' }] });
  await renderPage('/giving/payment');
  for (const words of [published.intro, published.cheque])
    expect(screen.getByText(words)).toHaveAttribute('lang', 'de');
  expect(drawn()).not.toBe(before);
});
