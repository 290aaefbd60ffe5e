import { screen } from '@testing-library/react';
import { mediaFileEndpoint } from 'contract/media-api';
import type { ContentText } from 'contract/content-entry';
import { fakeContentServer, publishedEntry } from '../testing/fake-content-server';
import { sampleRecording } from '../testing/fake-media-server';
import { logIn, openConsole } from '../testing/open-console';
// Loaded ahead, so that a test does not wait for it.
import './media/media-control';
import './website-view';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const [first, second] = [
  '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f',
  '1d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f',
] as const;

/** A sermon as far as a history tells of it. */
const withAudio = (audio: string): ContentText => ({
  values: { title: { en: 'Grace', de: 'Gnade' }, date: '2026-03-01', audio },
  shownInEnglish: [],
});

it('calls the files of a history by their names, and one that is gone by its id', async () => {
  const entry = publishedEntry('grace', withAudio(second));
  const server = fakeContentServer('sermons', [entry]);
  server.elsewhere = ({ path }) => {
    if (path === mediaFileEndpoint(second))
      return { status: 200, body: sampleRecording(second, 'second.mp3') };
    return path.startsWith(mediaFileEndpoint('')) ? { status: 404, body: {} } : undefined;
  };
  const at = entry.changedAt;
  server.versions = [
    { number: 3, deed: 'published', at, text: withAudio(second) },
    { number: 2, deed: 'published', at, text: withAudio(first) },
    { number: 1, deed: 'published', at, text: withAudio('one-more-chair') },
  ];
  const user = openConsole('/admin/dashboard?section=website-sermons&entry=grace');
  await user.click(await screen.findByRole('button', { name: 'Show the history' }));
  const versionOf = async (number: number) =>
    (await screen.findByRole('heading', { name: `Version ${number}` })).closest('li');
  await screen.findByText('second.mp3', { selector: 'ins' });
  expect(await versionOf(3)).toHaveTextContent(`RecordingBefore: ${first}Then: second.mp3`);
  expect(await versionOf(2)).toHaveTextContent(`RecordingBefore: one-more-chairThen: ${first}`);
});
