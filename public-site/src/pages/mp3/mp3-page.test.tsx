import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalEntry } from 'contract/content-entry';
import { provideContent } from '../../shown-content/page-content';
import { starterSermons } from '../../content/starter-sermons';
import { renderPage } from '../../testing/render-page';

const user = userEvent.setup();
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const path = '/downloads/mp3';

async function search(query: string) {
  await renderPage(path);
  await user.type(screen.getByPlaceholderText('Search messages...'), query);
}

it('lists three messages with title, preacher, date, sound and download (requirements 2.6)', async () => {
  await renderPage(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MP3 Downloads');
  expect(screen.getByText('Romans 10:17')).toBeVisible();
  expect(titles()).toEqual(['The door is open', 'A lamp for one step', 'One more chair']);
  expect(starterSermons).toHaveLength(3);
  for (const { title, preacher, audio, date } of starterSermons) {
    expect(screen.getAllByText(preacher).length).toBeGreaterThan(0);
    expect(document.querySelector(`time[datetime="${date}"]`)).toBeVisible();
    const download = screen.getByRole('link', { name: `Download ${title}` });
    const file = `/downloads/mp3s/${audio}.mp3`;
    expect(download).toHaveAttribute('href', file);
    expect(download).toHaveAttribute('download', '');
    const sound = document.querySelector(`audio[src="${file}"]`);
    expect(sound).toHaveAttribute('controls');
    expect(sound).toHaveAttribute('aria-label', `Listen to ${title}`);
  }
});

it('has what is said below each, for those who read', async () => {
  await renderPage(path);
  const [first] = screen.getAllByRole('listitem');
  const paragraphs = first?.querySelectorAll('details p');
  expect(paragraphs).toHaveLength(7);
  expect(paragraphs?.[0]).toHaveTextContent(/^Peace be with you, wherever you are listening\.$/);
  expect(first?.querySelector('summary')).toHaveTextContent('Read it instead');
});

it('finds by a part of the title, whatever its case', async () => {
  await search('DOOR');
  expect(titles()).toEqual(['The door is open']);
});

it('finds in English what has the very letters that were typed (requirements 2.6)', async () => {
  await search('dóor');
  expect(titles()).toEqual([]);
});

it('does not search the preacher', async () => {
  await search('overseer');
  expect(titles()).toEqual([]);
});

it('says exactly when nothing was found', async () => {
  await search('$& <b>');
  expect(screen.getByRole('status')).toHaveTextContent('No messages found for "$& <b>".');
});

const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const ofStaff: LocalEntry<'sermons'> = {
  ...{
    id: 'new',
    title: 'Brot und Wein',
    preacher: 'Mama',
    passage: 'Lukas 24',
    date: '2026-03-01',
  },
  ...{ audio: id, spokenIn: 'de', language: 'de' },
};

it('plays what staff uploaded, and offers it under its title', async () => {
  const file = { kind: 'audio', file: 'vid-0293.m4a', bytes: 1_000, seconds: 60.4, name: 'x' };
  provideContent({ sermons: [ofStaff], media: { [id]: file } });
  await renderPage(path);
  const item = within(screen.getByRole('listitem'));
  const address = `/media/${id}/vid-0293.m4a`;
  expect(document.querySelector('audio')).toHaveAttribute('src', address);
  const download = item.getByRole('link', { name: 'Download Brot und Wein' });
  expect(download).toHaveAttribute('href', address);
  expect(download).toHaveAttribute('download', 'Brot und Wein.m4a');
});

it('says in which language it is spoken and written, where that is another', async () => {
  provideContent({
    sermons: [{ ...ofStaff, audio: 'one-more-chair', transcript: 'Ein.\n\nZwei.' }],
  });
  await renderPage(path);
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Mama · 1 March 2026 · Lukas 24 · in German');
  expect(document.querySelector('audio')).toHaveAccessibleName(
    'Listen to Brot und Wein (in German)',
  );
  expect(within(item).getByRole('heading')).toHaveAttribute('lang', 'de');
  const paragraphs = [...item.querySelectorAll('details p')];
  expect(paragraphs.map((one) => [one.textContent, one.getAttribute('lang')])).toEqual([
    ['Ein.', 'de'],
    ['Zwei.', 'de'],
  ]);
  expect(within(item).getByText('Read it in English')).toBeVisible();
});

it('has nothing to open where nothing is written, and nothing to play where nothing is there', async () => {
  provideContent({ sermons: [{ ...ofStaff, audio: '1d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f' }] });
  await renderPage(path);
  expect(titles()).toEqual(['Brot und Wein']);
  expect(document.querySelectorAll('audio, details, a[download]')).toHaveLength(0);
});

it('says that there are no messages while there are none', async () => {
  provideContent({ sermons: [] });
  await renderPage(path);
  expect(screen.getByText('There are no messages here yet.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
