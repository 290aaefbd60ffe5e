import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ContentText } from 'contract/content-entry';
import { contentKinds } from 'contract/content-kinds';
import { fakeMediaServer, samplePhoto, sampleRecording } from '../../testing/fake-media-server';
import { logIn } from '../../testing/render-view';
import { valueWords } from '../entry-words';
import { FieldEditor } from './field-editor';
// Loaded ahead, so that a test does not wait for it.
import '../media/file-choice';

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const declared = contentKinds.ministers.fields.picture;

/** The picture of a minister in a form, which says what it holds. */
function Form({ value = '' }: { readonly value?: string }) {
  const [text, setText] = useState<ContentText>({ values: { picture: value }, shownInEnglish: [] });
  return (
    <MemoryRouter>
      <FieldEditor
        {...{ kind: 'ministers', field: 'picture', declared, text, faultOf: () => undefined }}
        onWrite={setText}
      />
      <output>{String(text.values['picture'])}</output>
    </MemoryRouter>
  );
}

const user = userEvent.setup();
const said = () => screen.getByText((_words, element) => element?.tagName === 'OUTPUT');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('takes an uploaded picture in the place of one of the site’s, and the other way round', async () => {
  fakeMediaServer([samplePhoto(id, 'pastor.jpg'), sampleRecording('r1', 'Grace.mp3')]);
  render(<Form value="mama" />);
  expect(await screen.findByRole('radio', { name: 'Woman with a lily' })).toBeChecked();
  await press('Choose a file');
  const list = await screen.findByRole('list', { name: 'Files' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /pastor/ }));
  expect(said()).toHaveTextContent(id);
  expect(await screen.findByText('pastor.jpg')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Woman with a lamp' }));
  expect(said()).toHaveTextContent('asst-mama');
  expect(screen.queryByText('pastor.jpg')).toBeNull();
});

it('is told of in the history by what it is', () => {
  expect(valueWords('ministers', 'picture', id)).toBe('An uploaded picture (0d5f8c1e)');
  expect(valueWords('ministers', 'picture', 'mama')).toBe('Woman with a lily');
  expect(valueWords('ministers', 'picture', '')).toBe('');
});
