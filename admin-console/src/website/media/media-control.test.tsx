import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ContentText } from 'contract/content-entry';
import { fakeMediaServer, samplePhoto, sampleRecording } from '../../testing/fake-media-server';
import { logIn } from '../../testing/render-view';
import { FieldEditor } from '../fields/field-editor';
// Imported so that no test waits for the lazy module.
import './media-control';

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const talk = sampleRecording(id, 'Grace.mp3');
const declared = { type: 'media', media: 'audio', ownFiles: ['the-door-is-open'] } as const;

/** A file field in a form that shows its value. */
function Form({ value = '' }: { readonly value?: string }) {
  const [text, setText] = useState<ContentText>({ values: { audio: value }, shownInEnglish: [] });
  return (
    <MemoryRouter>
      <FieldEditor
        {...{ kind: 'posts', field: 'audio', declared, text, getError: () => undefined }}
        onWrite={setText}
      />
      <output>{String(text.values['audio'])}</output>
    </MemoryRouter>
  );
}

const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const said = () => screen.getByText((_words, element) => element?.tagName === 'OUTPUT');

it('takes a file of its kind from those that there are, shows it, and gives it back', async () => {
  fakeMediaServer([samplePhoto('p1', 'choir.jpg'), talk]);
  render(<Form />);
  await press('Choose a file');
  const list = await screen.findByRole('list', { name: 'Files' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /Grace/ }));
  expect(said()).toHaveTextContent(id);
  expect(await screen.findByText('Recording · 1.5 MB · 4:05')).toBeVisible();
  expect(button('Choose another file')).toHaveFocus();
  await press('Remove');
  expect(said()).toHaveTextContent('');
  expect(button('Choose a file')).toHaveFocus();
});

it('takes a file that is uploaded in place', async () => {
  fakeMediaServer();
  render(<Form />);
  await press('Choose a file');
  await user.upload(await screen.findByLabelText('Files to upload'), new File(['x'], 'new.mp3'));
  const found = await screen.findByRole('list', { name: 'Files' });
  await user.click(await within(found).findByRole('button', { name: /new/ }));
  expect(said()).toHaveTextContent(/up-/);
});

it('says what came with the site, and closes without a choice', async () => {
  fakeMediaServer();
  render(<Form value="the-door-is-open" />);
  expect(await screen.findByText('Came with the site: the-door-is-open')).toBeVisible();
  await press('Choose another file');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button('Choose another file')).toHaveFocus();
  expect(said()).toHaveTextContent('the-door-is-open');
});
