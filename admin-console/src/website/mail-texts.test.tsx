import { toAddress } from 'contract/request';
import { getPreview, sendTestMail } from 'contract/preview-requests';
import { screen, within } from '@testing-library/react';
import { getFields } from 'contract/content-kinds';
import { fakeContentServer, publishedEntry } from '../testing/fake-content-server';
import { openWebsite } from '../testing/open-website';
import { logIn } from '../testing/render-view';
import './preview/preview-dialog';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const values = Object.fromEntries(
  Object.entries(getFields('member-mails')).map(([name, field]) => {
    const needed =
      'placeholders' in field ? (field.placeholders?.needed ?? []).map((one) => `\n{${one}}`) : [];
    const words = `Words${needed.join('')}`;
    return [name, { en: words, de: words }];
  }),
);
const mails = publishedEntry('member-mails', { values, shownInEnglish: [] });

async function openMails() {
  const server = fakeContentServer('member-mails', [mails]);
  const user = openWebsite('member-mails');
  const text = await screen.findByLabelText('New password: English');
  return { server, user, text };
}

const mailEntry = { kind: 'member-mails', id: 'member-mails' } as const;

it('says at each text what it may name in braces, and what it has to', async () => {
  const { text } = await openMails();
  expect(text).toHaveAccessibleDescription(
    /^To whoever forgot it\. Each line is a paragraph\. Must stay, only as a line of its own: \{link\}\..*\{minutes\} how long the link is good/,
  );
  expect(screen.getByLabelText('New password: subject: English')).toHaveValue('Words');
  expect(screen.queryByRole('link', { name: /^See it on the site/ })).not.toBeInTheDocument();
});

it('shows a mail with its subject, and sends it to whoever looks', async () => {
  const { server, user } = await openMails();
  server.preview = (path) =>
    path.endsWith('/test-mail')
      ? { status: 204 }
      : { status: 200, body: { html: `<p>${path}</p>`, subject: 'Your key', language: 'de' } };
  await user.click(screen.getByText('Preview', { selector: 'button' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  await screen.findByTitle('Preview: New profile');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Mail' }), 'New password');
  const frame = await screen.findByTitle('Preview: New password');
  const page = '/mails/reset';
  expect(frame).toHaveAttribute(
    'srcdoc',
    `<p>${toAddress(getPreview, { ...mailEntry, query: { page, language: 'en' } })}</p>`,
  );
  expect(dialog.getByText('Your key')).toHaveAttribute('lang', 'de');
  await user.click(dialog.getByRole('button', { name: 'Send it to me' }));
  expect(await dialog.findByText('It is on its way to your e-mail address.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send it to me' })).toHaveFocus();
  expect(server.calls.at(-1)).toMatchObject({
    ...{ method: 'POST', path: toAddress(sendTestMail, mailEntry) },
    body: { page, language: 'en' },
  });
});

it('offers no English in the place of another language for letters, which people choose the language of', async () => {
  fakeContentServer('letters', [publishedEntry('letters', { values: {}, shownInEnglish: [] })]);
  openWebsite('letters');
  await screen.findByLabelText('Welcome: Deutsch');
  expect(screen.queryByLabelText(/^Show the English text/)).toBeNull();
});
