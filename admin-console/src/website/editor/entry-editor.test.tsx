import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StoredEntry } from 'contract/stored-entry';
import type { ContentText } from 'contract/content-entry';
import { getMediaFile, listMedia } from 'contract/media-requests';
import { toAddress } from 'contract/request';
import { toRichText } from 'contract/rich-text';
import { inEachLanguage } from 'contract/sample-translations';
import type { SentCall } from 'shared-ui/fake-network';
import { fakeContentServer, gladNurse, publishedEntry } from '../../testing/fake-content-server';
import { sampleRecording } from '../../testing/fake-media-server';
import { openWebsite } from '../../testing/open-website';
import { logIn } from '../../testing/render-view';
// Imported so that no test waits for the lazy module.
import '../media/media-control';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const nurse = publishedEntry('nurse', gladNurse);
const words = () => screen.findByLabelText('Words: English');
const press = (name: string | RegExp) => screen.getByText(name, { selector: 'button' });

async function openNurse(entry = nurse) {
  const server = fakeContentServer('testimonies', [entry]);
  const user = openWebsite('testimonies', 'nurse');
  await words();
  return { server, user };
}

it('makes a new entry while it is written, names it in the address and publishes it', async () => {
  const server = fakeContentServer('testimonies');
  const user = openWebsite('testimonies');
  await user.click(await screen.findByRole('link', { name: 'Add a testimony' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'New testimony' });
  expect(title).toHaveFocus();
  const box = await words();
  await user.click(box);
  await user.paste('I was glad.');
  await user.tab();
  await waitFor(() => expect(window.location.search).toContain('entry=made-0'));
  // The control was not remounted.
  expect(box).toBeInTheDocument();
  await user.click(screen.getByLabelText('From whom: English'));
  await user.paste('A nurse');
  for (const one of screen.getAllByLabelText(/Show the English text on pages in/))
    await user.click(one);
  expect(screen.queryByLabelText(/: Deutsch$/)).not.toBeInTheDocument();
  await user.click(press('Publish'));
  expect(await screen.findByText(/It is published/)).toBeVisible();
  expect(server.entries).toMatchObject([
    {
      published: {
        values: { from: { en: 'A nurse' } },
        shownInEnglish: expect.arrayContaining(['de']),
      },
    },
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

it('keeps a text that is too long, says by how much, and saves nothing meanwhile', async () => {
  const { server, user } = await openNurse();
  const box = screen.getByLabelText('From whom: English');
  await user.clear(box);
  await user.click(box);
  await user.paste('x'.repeat(132));
  expect(box).toHaveValue('x'.repeat(132));
  expect(box).toHaveAccessibleDescription(/12 characters too many\./);
  expect(box).toHaveAttribute('aria-invalid', 'true');
  await user.tab();
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('leads to what is missing before it can be published', async () => {
  const { user } = await openNurse();
  await user.clear(screen.getByLabelText('Words: Deutsch'));
  await user.click(press('Publish'));
  const link = await screen.findByRole('link', { name: 'Words in Deutsch' });
  const summary = screen.getByText(/This is still needed/).parentElement;
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(/Write the text in Deutsch, or choose/);
  await user.click(link);
  const box = screen.getByLabelText('Words: Deutsch');
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/Needed to publish/);
  await user.paste('Wieder froh.');
  expect(screen.queryByText(/This is still needed/)).not.toBeInTheDocument();
});

describe('what only the server knows to be wrong', () => {
  const picture = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
  const both = { en: 'Praise', de: 'Lob' };
  const values = {
    ...{ title: both, excerpt: both, author: both, date: '2026-05-01' },
    ...{ picture, slug: 'praise', body: { en: toRichText('Praise'), de: toRichText('Lob') } },
  };
  const draft = { values, shownInEnglish: [] };
  const post: StoredEntry = { id: 'p', revision: 1, draft, changedAt: nurse.changedAt };
  const wrong = [
    { field: 'picture', code: 'file-not-ready' },
    { field: 'body', language: 'en', code: 'file-not-ready' },
    { field: 'slug', code: 'taken' },
  ];
  const refuse = ({ method, path }: SentCall) =>
    method === 'POST' || path.includes('/plans/')
      ? { status: 422, body: { message: 'No.', error: 'No.', missing: [], wrong } }
      : undefined;

  async function openPost() {
    const server = fakeContentServer('posts', [post]);
    server.respond = refuse;
    const user = openWebsite('posts', 'p');
    return { user, publish: await screen.findByText('Publish', { selector: 'button' }) };
  }

  it.each(['Publish', 'Plan the publishing'])(
    'is said with the way to its field: %s',
    async (name) => {
      const { user } = await openPost();
      fireEvent.change(screen.getByLabelText('Publish at'), {
        target: { value: '2999-01-15T10:00' },
      });
      await user.click(press(name));
      const [first] = await screen.findAllByRole('link', { name: /a picture still lacks/ });
      expect(screen.getByText(/This is still needed/).parentElement).toHaveFocus();
      await user.click(first as HTMLElement);
      expect(await screen.findByText('Choose another file', { selector: 'button' })).toHaveFocus();
      await user.click(screen.getByRole('link', { name: /another page has it already/ }));
      expect(screen.getByLabelText(/^Address of its page/)).toHaveFocus();
      expect(screen.getByLabelText(/^Address of its page/)).toBeInvalid();
    },
  );

  it('is said until its field says something else', async () => {
    const { user, publish } = await openPost();
    await user.click(publish);
    const taken = await screen.findByRole('link', { name: /another page has it already/ });
    await user.type(screen.getByLabelText('Title: English'), '!');
    expect(taken).toBeVisible();
    await user.type(screen.getByLabelText(/^Address of its page/), '-again');
    expect(taken).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Picture: a picture still lacks/ })).toBeVisible();
  });
});

it('leads to what keeps the draft from being stored, and with it from being published', async () => {
  const values = { title: { en: 'Grace', de: 'Gnade' }, url: 'https://video.example/1' };
  fakeContentServer('messages', [publishedEntry('m', { values, shownInEnglish: [] })]);
  const user = openWebsite('messages', 'm');
  const address = await screen.findByLabelText(/^Link to the video/);
  await user.clear(address);
  await user.type(address, 'video');
  await user.click(press('Publish'));
  const [summary] = await screen.findAllByText(/because the draft is not saved yet/);
  expect(summary?.parentElement).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /^Link to the video: This is no address/ }));
  expect(address).toHaveFocus();
});

it('takes an entry down, and deletes it, once that is confirmed', async () => {
  const { server, user } = await openNurse();
  await user.click(press('Take down'));
  const question = () => within(screen.getByRole('dialog'));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(server.entries).toEqual([nurse]);
  await user.click(await screen.findByText('Take down', { selector: 'button' }));
  await user.click(question().getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText(/It is taken down/)).toBeVisible();
  await user.click(await screen.findByText('Delete', { selector: 'button' }));
  await user.click(question().getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The entry is deleted.')).toBeVisible();
  expect(screen.getByText('There is nothing here yet.')).toBeVisible();
  expect(server.entries).toEqual([]);
});

it('discards what was changed since it was published', async () => {
  const { server, user } = await openNurse();
  await user.click(await words());
  await user.paste(' And how.');
  await user.click(press('Discard the changes'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Discard/ }));
  expect(await screen.findByText('The changes are discarded.')).toBeVisible();
  expect(await words()).toHaveValue('I was glad.');
  expect(server.entries[0]).not.toHaveProperty('draft');
});

it('shows both texts where somebody else was quicker, and stores what is chosen', async () => {
  const { server, user } = await openNurse();
  const words = { ...inEachLanguage({ en: 'I was glad.' }), en: 'Theirs', de: 'Ihres' };
  const theirs: ContentText = { ...gladNurse, values: { ...gladNurse.values, words } };
  server.entries = [{ ...nurse, revision: 4, draft: theirs, changedBy: '7', changedByName: 'Ama' }];
  await user.clear(await screen.findByLabelText('Words: English'));
  await user.paste('Mine');
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
    expect(server.entries[0]?.draft?.values['words']).toMatchObject({ en: 'Mine', de: 'Ihres' }),
  );
  expect(screen.queryByRole('region', { name: /quicker/ })).not.toBeInTheDocument();
});

it('shows what each version said, and takes one back into the draft', async () => {
  const { server, user } = await openNurse();
  const at = nurse.changedAt;
  const first = {
    ...gladNurse,
    values: { ...gladNurse.values, words: { en: 'First', de: 'Zuerst' } },
  };
  server.versions = [
    { number: 2, deed: 'published', at, by: '7', byName: 'Ama', text: gladNurse },
    { number: 1, deed: 'published', at, text: first },
  ];
  await user.click(press('Show the history'));
  const second = (await screen.findByRole('heading', { name: 'Version 2' })).closest('li');
  expect(second).toHaveTextContent(/1 Mar 2026, 11:00 by Ama/);
  expect(second).toHaveTextContent('Words in EnglishBefore: FirstThen: I was glad.');
  await user.click(screen.getByLabelText('Take this back: version 1'));
  expect(await screen.findByText(/The draft is now as this version/)).toBeVisible();
  expect(await words()).toHaveValue('First');
  expect(server.entries[0]).toMatchObject({ draft: first, published: gladNurse });
});

describe('where the server cannot be reached', () => {
  const typeOffline = async () => {
    const { server, user } = await openNurse();
    server.respond = () => 'down';
    await user.click(await words());
    await user.paste(' Still.');
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
    expect(await screen.findByRole('list', { name: 'Testimonies on the home page' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'A nurse' }));
    expect(await words()).toHaveValue('I was glad. Still.');
  });
});

it('says that an entry is gone', async () => {
  fakeContentServer('testimonies');
  openWebsite('testimonies', 'nobody');
  expect(await screen.findByText('This entry is not there any more.')).toBeVisible();
});

describe('the files of a history', () => {
  const [first, second] = [
    '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f',
    '1d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f',
  ] as const;

  /** A sermon with the fields that the history shows. */
  const withAudio = (audio: string): ContentText => ({
    values: { title: { en: 'Grace', de: 'Gnade' }, date: '2026-03-01', audio },
    shownInEnglish: [],
  });

  it('are called by their names, and one that is gone by its id', async () => {
    const entry = publishedEntry('grace', withAudio(second));
    const server = fakeContentServer('sermons', [entry]);
    server.elsewhere = ({ path }) => {
      if (path === toAddress(getMediaFile, { id: second }))
        return { status: 200, body: sampleRecording(second, 'second.mp3') };
      return path.startsWith(listMedia.path) ? { status: 404, body: {} } : undefined;
    };
    const at = entry.changedAt;
    server.versions = [
      { number: 3, deed: 'published', at, text: withAudio(second) },
      { number: 2, deed: 'published', at, text: withAudio(first) },
      { number: 1, deed: 'published', at, text: withAudio('one-more-chair') },
    ];
    const user = openWebsite('sermons', 'grace');
    await user.click(await screen.findByText('Show the history', { selector: 'button' }));
    const versionOf = async (number: number) =>
      (await screen.findByRole('heading', { name: `Version ${number}` })).closest('li');
    await screen.findByText('second.mp3', { selector: 'ins' });
    expect(await versionOf(3)).toHaveTextContent(`RecordingBefore: ${first}Then: second.mp3`);
    expect(await versionOf(2)).toHaveTextContent(`RecordingBefore: one-more-chairThen: ${first}`);
  });
});
