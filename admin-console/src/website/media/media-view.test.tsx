import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  fakeMediaServer,
  refusal,
  samplePhoto,
  sampleRecording,
} from '../../testing/fake-media-server';
import { logIn, renderView } from '../../testing/render-view';
import { mediaFileAddress, mediaViewAddress } from '../website-address';
import { MediaView } from './media-view';

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

const openMedia = (file?: string) =>
  renderView(<MediaView />, {
    address: file === undefined ? mediaViewAddress() : mediaFileAddress(file),
  });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Files' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const photo = samplePhoto('p1', 'choir.jpg');
const talk = sampleRecording('a1', 'Grüße.mp3');

it('lists the files with what they are, and finds them by kind and name', async () => {
  fakeMediaServer([photo, talk]);
  const user = openMedia();
  expect(await names()).toEqual(['choir.jpg', 'Grüße.mp3']);
  expect(screen.getByText('Recording · 1.5 MB · 4:05')).toBeVisible();
  expect(screen.getByText('Needs its words')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kind'), 'audio');
  expect(await names()).toEqual(['Grüße.mp3']);
  await user.type(screen.getByLabelText('Search by name'), 'GRUSSE');
  expect(await names()).toEqual(['Grüße.mp3']);
  await user.clear(screen.getByLabelText('Search by name'));
  await user.type(screen.getByLabelText('Search by name'), 'choir');
  expect(screen.getByText('No file is called so.')).toBeVisible();
});

it('uploads what is chosen and what is dropped, and shows it in the list', async () => {
  fakeMediaServer();
  const user = openMedia();
  const file = (name: string) => new File(['x'], name);
  await user.upload(await screen.findByLabelText('Files to upload'), file('one.mp3'));
  await waitFor(async () => expect(await names()).toEqual(['one.mp3']));
  const zone = screen.getByText('Choose files', { selector: 'button' })
    .parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file('two.mp3'), file('three.mp3')] } });
  await waitFor(async () => expect(await names()).toEqual(['three.mp3', 'two.mp3', 'one.mp3']));
  expect(screen.getAllByText('three.mp3 is uploaded.')[0]).toBeInTheDocument();
  await user.click(screen.getByLabelText('Close: one.mp3'));
  expect(screen.queryByLabelText('Close: one.mp3')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Upload' })).toHaveFocus();
});

it('tells of what a closed tab left unfinished, and gives it up when that is wanted', async () => {
  const server = fakeMediaServer();
  server.uploads = [{ id: 'left', name: 'talk.mp3', bytes: 3_000_000, received: 1_000_000 }];
  const user = openMedia();
  expect(await screen.findByText('talk.mp3 · 1 MB of 3 MB')).toBeVisible();
  await user.click(screen.getByLabelText('Cancel: talk.mp3'));
  await waitFor(() => expect(screen.queryByText('talk.mp3 · 1 MB of 3 MB')).toBeNull());
  expect(server.uploads).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Upload' })).toHaveFocus();
});

it('takes the words of a picture and its point, by keyboard as by pointer', async () => {
  const server = fakeMediaServer([photo]);
  const user = openMedia('p1');
  fireEvent.change(await screen.findByLabelText('English'), { target: { value: 'The choir' } });
  fireEvent.change(screen.getByLabelText('Deutsch'), { target: { value: 'Der Chor' } });
  const left = screen.getByLabelText('From the left, in percent');
  fireEvent.change(left, { target: { value: '25' } });
  await user.click(screen.getByText('Save', { selector: 'button' }));
  expect(await screen.findByText('It is saved.')).toHaveFocus();
  expect(server.files).toMatchObject([
    { alt: { en: 'The choir', de: 'Der Chor' }, focalPoint: { x: 0.25, y: 0.5 } },
  ]);
  const stage = document.querySelector('[role="presentation"] img')?.parentElement as HTMLElement;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent(stage, new MouseEvent('pointerdown', { bubbles: true, clientX: 150, clientY: 10 }));
  expect(left).toHaveValue('75');
  expect(screen.getByLabelText('From the top, in percent')).toHaveValue('10');
});

it('keeps what was typed where somebody else was quicker', async () => {
  const server = fakeMediaServer([talk]);
  const user = openMedia('a1');
  const name = await screen.findByLabelText('Name');
  server.respond = ({ method }) =>
    method === 'PUT'
      ? refusal(409, 'Somebody else changed it.', { file: { ...talk, revision: 7 } })
      : undefined;
  await user.type(name, ' new');
  await user.click(screen.getByText('Save', { selector: 'button' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed it.');
  server.respond = () => undefined;
  await user.click(screen.getByText('Save', { selector: 'button' }));
  expect(await screen.findByText('It is saved.')).toBeVisible();
  expect(server.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    revision: 7,
    name: 'Grüße.mp3 new',
  });
});

it('deletes a file that nothing uses, after a question, and goes back to the list', async () => {
  fakeMediaServer([talk, photo]);
  const user = openMedia('a1');
  await user.click(await screen.findByText('Delete', { selector: 'button' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Delete this file?' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  expect(await screen.findByText('The file is deleted.')).toHaveFocus();
  expect(await names()).toEqual(['choir.jpg']);
});

it('deletes none that is used, and leads to what uses it', async () => {
  const server = fakeMediaServer([talk]);
  server.uses = [{ kind: 'posts', entry: 'one' }];
  const user = openMedia('a1');
  expect(await screen.findByRole('link', { name: 'Blog posts: Without a title' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=website-posts&entry=one',
  );
  await user.click(screen.getByText('Delete', { selector: 'button' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is used.');
  expect(server.files).toEqual([talk]);
});
