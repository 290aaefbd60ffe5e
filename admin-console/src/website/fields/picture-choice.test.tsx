import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ContentText } from 'contract/content-entry';
import { contentKinds } from 'contract/content-kinds';
import { inEachLanguage } from 'contract/sample-translations';
import {
  fakeMediaServer,
  refusal,
  samplePhoto,
  sampleRecording,
} from '../../testing/fake-media-server';
import { logIn } from '../../testing/render-view';
import { formatValue } from '../entry-labels';
import { FieldEditor } from './field-editor';
// Imported so that no test waits for the lazy module.
import '../media/file-choice';

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const declared = contentKinds.ministers.fields.picture;

/** A minister's picture field in a form that shows its value. */
function Form({ value = '' }: { readonly value?: string }) {
  const [text, setText] = useState<ContentText>({ values: { picture: value }, shownInEnglish: [] });
  return (
    <MemoryRouter>
      <FieldEditor
        {...{ kind: 'ministers', field: 'picture', declared, text, getError: () => undefined }}
        onWrite={setText}
      />
      <output>{String(text.values['picture'])}</output>
    </MemoryRouter>
  );
}

const user = userEvent.setup();
const said = () => screen.getByText((_words, element) => element?.tagName === 'OUTPUT');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const described = {
  alt: inEachLanguage({ en: 'A pastor', de: 'Ein Pastor' }),
  focalPoint: { x: 0.5, y: 0.5 },
};

it('takes an uploaded picture in the place of one of the site’s, and the other way round', async () => {
  const photo = { ...samplePhoto(id, 'pastor.jpg'), ...described };
  fakeMediaServer([photo, sampleRecording('r1', 'Grace.mp3')]);
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

describe('of a picture without its words', () => {
  const openPhoto = async () => {
    const server = fakeMediaServer([samplePhoto(id, 'pastor.jpg')]);
    render(<Form />);
    await press('Choose a file');
    const list = await screen.findByRole('list', { name: 'Files' });
    await user.click(within(list).getByRole('button', { name: /pastor/ }));
    expect(screen.getByRole('dialog', { name: 'Describe the picture' })).toBeVisible();
    expect(screen.getByLabelText('English')).toHaveFocus();
    return server;
  };

  it('asks for them in each language, and puts it in once they are there', async () => {
    const server = await openPhoto();
    await user.paste('A pastor');
    await press('Save and use the picture');
    expect(screen.getByRole('alert')).toHaveTextContent('Please write it in each language');
    expect(screen.getByLabelText('Deutsch')).toHaveFocus();
    await user.paste('Ein Pastor');
    await press('Save and use the picture');
    await waitFor(() => expect(said()).toHaveTextContent(id));
    expect(server.files).toMatchObject([
      { ...described, alt: { en: 'A pastor', de: 'Ein Pastor' } },
    ]);
  });

  it('says why they could not be stored, keeps them, and goes on without them', async () => {
    const server = await openPhoto();
    server.respond = ({ method }) =>
      method === 'PUT' ? refusal(409, 'It was changed.') : undefined;
    await user.paste('A pastor');
    await user.click(screen.getByLabelText('Deutsch'));
    await user.paste('Ein Pastor');
    await press('Save and use the picture');
    expect(await screen.findByRole('alert')).toHaveTextContent('It was changed.');
    expect(screen.getByLabelText('English')).toHaveValue('A pastor');
    await press('Write it later');
    expect(said()).toHaveTextContent(id);
  });

  it('goes back to the files', async () => {
    await openPhoto();
    await press('Back to the files');
    expect(await screen.findByRole('heading', { name: 'Choose a picture' })).toHaveFocus();
    expect(await screen.findByRole('list', { name: 'Files' })).toBeVisible();
  });

  it('asks for them as soon as it is uploaded', async () => {
    const server = fakeMediaServer();
    server.respond = ({ path }) => {
      if (!path.endsWith('/finish')) return undefined;
      server.files = [samplePhoto(id, 'new.jpg')];
      return { status: 201, body: server.files[0] };
    };
    render(<Form />);
    await press('Choose a file');
    const photo = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Files to upload'), photo);
    expect(await screen.findByRole('dialog', { name: 'Describe the picture' })).toBeVisible();
    expect(screen.getByText('new.jpg')).toBeVisible();
  });
});

it('is told of in the history by what it is', () => {
  expect(formatValue('ministers', 'picture', id)).toBe('An uploaded picture (0d5f8c1e)');
  expect(formatValue('ministers', 'picture', 'mama')).toBe('Woman with a lily');
  expect(formatValue('ministers', 'picture', '')).toBe('');
});
