import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermonFiles } from '../../content/sermon-files';
import { renderPage } from '../../testing/render-page';

const user = userEvent.setup();
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);

async function search(query: string) {
  await renderPage('/downloads/mp3');
  await user.type(screen.getByPlaceholderText('Search messages...'), query);
}

it('lists three messages with title, preacher, date, sound and download (SPEC 2.6)', async () => {
  await renderPage('/downloads/mp3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MP3 Downloads');
  expect(screen.getByText('Romans 10:17')).toBeVisible();
  expect(titles()).toEqual(sermonFiles.map(({ title }) => title));
  expect(sermonFiles).toHaveLength(3);
  for (const { title, preacher, file, date } of sermonFiles) {
    expect(screen.getAllByText(preacher).length).toBeGreaterThan(0);
    expect(document.querySelector(`time[datetime="${date}"]`)).toBeVisible();
    const download = screen.getByRole('link', { name: `Download ${title}` });
    expect(download).toHaveAttribute('href', file);
    expect(download).toHaveAttribute('download');
    expect(file).toMatch(/^\/downloads\/mp3s\/.*\.mp3$/);
    expect(document.querySelector(`audio[src="${file}"]`)).toHaveAttribute('controls');
  }
});

it('finds by a part of the title, whatever its case', async () => {
  await search('DOOR');
  expect(titles()).toEqual(['The door is open']);
});

it('finds in English what has the very letters that were typed (SPEC 2.6)', async () => {
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
