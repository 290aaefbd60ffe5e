import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContentText } from 'contract/content-entry';
import { fieldsOf, listedKindNames, ownFiles } from 'contract/content-kinds';
import { fakeContentServer, publishedEntry } from '../../testing/fake-content-server';
import { logIn, openConsole } from '../../testing/open-console';
import { fieldWords } from '../entry-words';
// Loaded ahead, so that a test does not wait for it.
import '../website-view';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const whole: ContentText = {
  values: {
    words: { en: 'I was glad.', de: 'Ich war froh.' },
    from: { en: 'A nurse', de: 'Eine Pflegerin' },
  },
  shownInEnglish: [],
};
const nurse = publishedEntry('nurse', whole);
const words = () => screen.findByRole('textbox', { name: 'Words: English' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openNurse(entry = nurse) {
  const server = fakeContentServer('testimonies', [entry]);
  const user = openConsole('/admin/dashboard?section=website-testimonies&entry=nurse');
  await words();
  return { server, user };
}

it.each(listedKindNames)('has a control for each field of %s', async (kind) => {
  fakeContentServer(kind);
  openConsole(`/admin/dashboard?section=website-${kind}&entry=new`);
  await screen.findByText(/What you write is saved as a draft by itself/);
  for (const [field, declared] of Object.entries(fieldsOf(kind))) {
    const { label } = fieldWords(kind, field);
    if ('isTranslated' in declared) {
      const group = within(screen.getByRole('group', { name: new RegExp(`^${label}`) }));
      const boxes = await group.findAllByRole('textbox');
      expect(boxes.map(({ lang }) => lang)).toEqual(['en', 'de']);
      if (declared.type === 'rich') continue;
      for (const box of boxes) expect(box).toHaveAttribute('maxlength', `${declared.maxLength}`);
    } else if (declared.type === 'picture') {
      const group = within(screen.getByRole('group', { name: label }));
      expect(group.getAllByRole('radio')).toHaveLength(ownFiles(declared).length);
      expect(await group.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    } else if (declared.type === 'media') {
      const group = within(await screen.findByRole('group', { name: label }));
      expect(group.getByRole('button', { name: 'Choose a file' })).toHaveAttribute('id', field);
    } else expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAttribute('name', field);
  }
});

it('makes a new entry while it is written, names it in the address and publishes it', async () => {
  const server = fakeContentServer('testimonies');
  const user = openConsole('/admin/dashboard?section=website-testimonies');
  await user.click(await screen.findByRole('link', { name: 'Add a testimony' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'New testimony' });
  expect(title).toHaveFocus();
  const box = await words();
  await user.type(box, 'I was glad.');
  await user.tab();
  await waitFor(() => expect(window.location.search).toContain('entry=made-0'));
  // It is still the same control.
  expect(box).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'From whom: English' }), 'A nurse');
  await user.click(
    screen.getByRole('checkbox', { name: /Show the English text on pages in Deutsch/ }),
  );
  expect(screen.queryByRole('textbox', { name: /Deutsch/ })).not.toBeInTheDocument();
  await user.click(press('Publish'));
  expect(await screen.findByText(/It is published/)).toBeVisible();
  expect(server.entries).toMatchObject([
    { published: { values: { from: { en: 'A nurse' } }, shownInEnglish: ['de'] } },
  ]);
  expect(await screen.findByRole('link', { name: /See it on the site/ })).toHaveAttribute(
    'href',
    '/',
  );
});

it('says when it is saved, and not at each save', async () => {
  const { user } = await openNurse();
  await user.type(await words(), '!');
  await user.tab();
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const said = screen.getByText('The draft is saved.');
  expect(said).toHaveAttribute('role', 'status');
  await user.type(await words(), '!');
  expect(said).toHaveTextContent('The draft is saved.');
});

it('says no more that it is published when it is changed again', async () => {
  const { user } = await openNurse();
  await user.type(await words(), '!');
  await user.click(press('Publish'));
  expect(await screen.findByText(/^It is published/)).toBeVisible();
  await user.type(await words(), '!');
  expect(screen.queryByText(/^It is published/)).not.toBeInTheDocument();
});

it('says why the server does not take a change now', async () => {
  const { server, user } = await openNurse();
  const words = 'Please try again in a minute.';
  server.respond = () => ({ status: 429, body: { message: words, error: words } });
  await user.type(await screen.findByRole('textbox', { name: 'Words: English' }), '!');
  await user.tab();
  const [shown] = await screen.findAllByText(/^Not saved yet: Please try again in a minute. It is/);
  expect(shown).toBeVisible();
});

it('says how many characters are left near the end', async () => {
  const { user } = await openNurse();
  const box = screen.getByRole('textbox', { name: 'From whom: English' });
  expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  await user.clear(box);
  await user.click(box);
  await user.paste('x'.repeat(90));
  expect(screen.getByText('30 characters left')).toBeVisible();
  expect(box).toHaveAccessibleDescription(/30 characters left/);
});

it('leads to what is missing before it can be published', async () => {
  const { user } = await openNurse();
  await user.clear(screen.getByRole('textbox', { name: 'Words: Deutsch' }));
  await user.click(press('Publish'));
  const link = await screen.findByRole('link', { name: 'Words in Deutsch' });
  const summary = screen.getByText(/This is still needed/).parentElement;
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(/Write the text in Deutsch, or choose/);
  await user.click(link);
  const box = screen.getByRole('textbox', { name: 'Words: Deutsch' });
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/Needed to publish/);
  await user.type(box, 'Wieder froh.');
  expect(screen.queryByText(/This is still needed/)).not.toBeInTheDocument();
});

it('says of a programme that it ends before it begins', async () => {
  const both = { en: 'Praise', de: 'Lob' };
  const values = {
    ...{ name: both, summary: both, place: both, registration: 'open' },
    ...{ start: '2026-05-01T10:00', end: '2026-05-01T09:00' },
  };
  const draft = { values, shownInEnglish: [] };
  fakeContentServer('programs', [{ id: 'p', revision: 1, draft, changedAt: nurse.changedAt }]);
  const user = openConsole('/admin/dashboard?section=website-programs&entry=p');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('link', { name: /End: it must not be before/ })).toBeVisible();
  expect(screen.getByLabelText('End')).toHaveAccessibleDescription(/Innsbruck's clock/);
});

it('takes an entry down, and deletes it, once that is confirmed', async () => {
  const { server, user } = await openNurse();
  await user.click(press('Take down'));
  const question = () => within(screen.getByRole('dialog'));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(server.entries).toEqual([nurse]);
  await user.click(await screen.findByRole('button', { name: 'Take down' }));
  await user.click(question().getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText(/It is taken down/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(question().getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The entry is deleted.')).toBeVisible();
  expect(screen.getByText('There is nothing here yet.')).toBeVisible();
  expect(server.entries).toEqual([]);
});

it('discards what was changed since it was published', async () => {
  const { server, user } = await openNurse();
  await user.type(await words(), ' And how.');
  await user.click(press('Discard the changes'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Discard/ }));
  expect(await screen.findByText('The changes are discarded.')).toBeVisible();
  expect(await words()).toHaveValue('I was glad.');
  expect(server.entries[0]).not.toHaveProperty('draft');
});

it('shows both texts where somebody else was quicker, and stores what is chosen', async () => {
  const { server, user } = await openNurse();
  const theirs: ContentText = {
    values: { words: { en: 'Theirs', de: 'Ihres' }, from: { en: 'A nurse', de: 'Eine Pflegerin' } },
    shownInEnglish: [],
  };
  server.entries = [{ ...nurse, revision: 4, draft: theirs, changedBy: '7', changedByName: 'Ama' }];
  await user.clear(await words());
  await user.type(await words(), 'Mine');
  await user.tab();
  const box = within(await screen.findByRole('region', { name: 'Somebody else was quicker' }));
  expect(box.getByText(/changed by Ama/)).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Go on with this choice' }));
  expect(box.getByText('Please choose for each field.')).toBeVisible();
  const english = within(box.getByRole('group', { name: 'Words in English' }));
  expect(english.getByRole('radio', { name: 'Keep mine' })).toHaveFocus();
  await user.click(english.getByRole('radio', { name: 'Keep mine' }));
  const german = within(box.getByRole('group', { name: 'Words in Deutsch' }));
  await user.click(german.getByRole('radio', { name: 'Take theirs' }));
  await user.click(box.getByRole('button', { name: 'Go on with this choice' }));
  await waitFor(() =>
    expect(server.entries[0]?.draft?.values['words']).toEqual({ en: 'Mine', de: 'Ihres' }),
  );
  expect(screen.queryByRole('region', { name: /quicker/ })).not.toBeInTheDocument();
});

it('shows what each version said, and takes one back into the draft', async () => {
  const { server, user } = await openNurse();
  const at = nurse.changedAt;
  const first = { ...whole, values: { ...whole.values, words: { en: 'First', de: 'Zuerst' } } };
  server.versions = [
    { number: 2, deed: 'published', at, by: '7', byName: 'Ama', text: whole },
    { number: 1, deed: 'published', at, text: first },
  ];
  await user.click(press('Show the history'));
  const second = (await screen.findByRole('heading', { name: 'Version 2' })).closest('li');
  expect(second).toHaveTextContent(/1 Mar 2026, 11:00 by Ama/);
  expect(second).toHaveTextContent('Words in EnglishBefore: FirstThen: I was glad.');
  await user.click(press('Take this back: version 1'));
  expect(await screen.findByText(/The draft is now as this version/)).toBeVisible();
  expect(await words()).toHaveValue('First');
  expect(server.entries[0]).toMatchObject({ draft: first, published: whole });
});

describe('where the server cannot be reached', () => {
  const typeOffline = async () => {
    const { server, user } = await openNurse();
    server.respond = () => 'down';
    await user.type(await words(), ' Still.');
    await user.tab();
    const status = await screen.findByText(/^Not saved: the server/, { selector: '[role=status]' });
    return { server, user, status };
  };

  it('says so, keeps what was typed, and stores it when the network is back', async () => {
    const { server, status } = await typeOffline();
    server.respond = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(status).toHaveTextContent('The draft is saved.'));
    expect(server.entries[0]?.draft?.values['words']).toMatchObject({ en: 'I was glad. Still.' });
  });

  it('asks before the form is left', async () => {
    const { user } = await typeOffline();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    const back = screen.getByRole('link', { name: 'Back to the list' });
    await user.click(back);
    const question = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question().getByRole('button', { name: 'Stay here' }));
    expect(await words()).toHaveValue('I was glad. Still.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await user.click(question().getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('list', { name: 'Printed testimonies' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'A nurse' }));
    expect(await words()).toHaveValue('I was glad. Still.');
  });
});

it('says that an entry is gone', async () => {
  fakeContentServer('testimonies');
  openConsole('/admin/dashboard?section=website-testimonies&entry=nobody');
  expect(await screen.findByText('This entry is not there any more.')).toBeVisible();
});
