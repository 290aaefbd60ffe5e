import { screen, within } from '@testing-library/react';
import { previewAddress, testMailEndpoint } from 'contract/content-preview';
import { fieldsOf } from 'contract/content-kinds';
import { fakeContentServer, publishedEntry } from '../testing/fake-content-server';
import { logIn, openConsole } from '../testing/open-console';
import './website-view';
import './preview/preview-dialog';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const values = Object.fromEntries(
  Object.entries(fieldsOf('member-mails')).map(([name, field]) => {
    const needed =
      'placeholders' in field ? (field.placeholders?.needed ?? []).map((one) => `\n{${one}}`) : [];
    const words = `Words${needed.join('')}`;
    return [name, { en: words, de: words }];
  }),
);
const mails = publishedEntry('member-mails', { values, shownInEnglish: [] });

async function openMails() {
  const server = fakeContentServer('member-mails', [mails]);
  const user = openConsole('/admin/dashboard?section=website-member-mails');
  const text = await screen.findByRole('textbox', { name: 'New password: English' });
  return { server, user, text };
}

it('says at each text what it may name in braces, and what it has to', async () => {
  const { text } = await openMails();
  expect(text).toHaveAccessibleDescription(
    /^To whoever forgot it\. Each line is a paragraph\. Must stay, only as a line of its own: \{link\}\..*\{minutes\} how long the link is good/,
  );
  expect(screen.getByRole('textbox', { name: 'New password: subject: English' })).toHaveValue(
    'Words',
  );
  expect(screen.queryByRole('link', { name: /^See it on the site/ })).not.toBeInTheDocument();
});

it('is not published without its link, and says so at it', async () => {
  const { server, user, text } = await openMails();
  await user.clear(text);
  await user.type(text, 'No link');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const words =
    /^New password in English: something in braces does not fit\. .*line of its own: \{link\}/;
  await user.click(await screen.findByRole('link', { name: words }));
  expect(text).toHaveFocus();
  expect(text).toHaveAccessibleDescription(expect.stringMatching(words.source.slice(1)));
  expect(server.entries[0]?.published).toEqual(mails.published);
});

it('shows a mail with its subject, and sends it to whoever looks', async () => {
  const { server, user } = await openMails();
  server.preview = (path) =>
    path.endsWith('/test-mail')
      ? { status: 204 }
      : { status: 200, body: { html: `<p>${path}</p>`, subject: 'Your key', language: 'de' } };
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  await screen.findByTitle('Preview: New profile');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Mail' }), 'New password');
  const frame = await screen.findByTitle('Preview: New password');
  const page = '/mails/reset';
  expect(frame).toHaveAttribute(
    'srcdoc',
    `<p>${previewAddress('member-mails', 'member-mails', { page, language: 'en' })}</p>`,
  );
  expect(dialog.getByText('Your key')).toHaveAttribute('lang', 'de');
  await user.click(dialog.getByRole('button', { name: 'Send it to me' }));
  expect(await dialog.findByText('It is on its way to your e-mail address.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send it to me' })).toHaveFocus();
  expect(server.calls.at(-1)).toMatchObject({
    ...{ method: 'POST', path: testMailEndpoint('member-mails', 'member-mails') },
    body: { page, language: 'en' },
  });
});

it('says why a mail was not sent, and stays there to send it again', async () => {
  const { server, user } = await openMails();
  const message = 'The mail server did not take the test mail.';
  server.preview = (path) =>
    path.endsWith('/test-mail')
      ? { status: 502, body: { message, error: message } }
      : { status: 200, body: { html: '<p></p>', subject: 'Your key' } };
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Send it to me' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send it to me' })).toBeEnabled();
});

it('offers no English in the place of another language for letters, which people choose the language of', async () => {
  fakeContentServer('letters', [publishedEntry('letters', { values: {}, shownInEnglish: [] })]);
  openConsole('/admin/dashboard?section=website-letters');
  await screen.findByRole('textbox', { name: 'Welcome: Deutsch' });
  expect(screen.queryByRole('checkbox', { name: /^Show the English text/ })).toBeNull();
});
