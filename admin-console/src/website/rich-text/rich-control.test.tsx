import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readRichText, toRichText } from 'contract/rich-text';
import { inEachLanguage } from 'contract/sample-translations';
import { fakeMediaServer, samplePhoto } from '../../testing/fake-media-server';
import { RichControl } from './rich-control';
import { readableText } from './rich-text-words';
import { whatsAppText } from '../rich-editor/clipboards';
// Imported so that no test waits for the lazy module.
import '../rich-editor/rich-editor';

const changes = jest.fn();

function Field({
  start,
  maxLength = 20_000,
}: {
  readonly start: string;
  readonly maxLength?: number;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setValue(toRichText('From elsewhere'))}>
        Replace
      </button>
      <RichControl
        name="text-en"
        label="Text: English"
        lang="en"
        maxLength={maxLength}
        value={value}
        isFaulty={false}
        describedBy={undefined}
        onChange={(next) => {
          changes(next);
          setValue(next);
        }}
      />
    </>
  );
}

/** jsdom has no layout, but ProseMirror asks for the cursor's position. */
beforeAll(() => {
  const nowhere = () => ({ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 }) as DOMRect;
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(() => {
  localStorage.clear();
  changes.mockClear();
});

const said = () => readableText(String(changes.mock.lastCall?.[0] ?? ''));
const text = () => screen.findByLabelText('Text: English');
const tool = (name: string) => screen.getByLabelText(name);

async function open(start = '', maxLength?: number) {
  const user = userEvent.setup();
  render(<Field start={start} {...(maxLength && { maxLength })} />);
  return { user, box: await text() };
}

const pasteInto = (box: HTMLElement, content: string, format = 'text/plain') => {
  const clipboardData = {
    getData: (type: string) => (type === format ? content : ''),
    types: [format],
    files: [],
    items: [],
  };
  act(() => box.focus());
  fireEvent.paste(box, { clipboardData });
};

it('is a text box with its name, language and hint, and a count', async () => {
  const { box } = await open(toRichText('Grace'));
  expect(box).toHaveAttribute('lang', 'en');
  expect(box).toHaveAttribute('aria-multiline', 'true');
  expect(box).toHaveAccessibleDescription(/5 characters.*Alt\+F10/);
  expect(screen.getByRole('toolbar', { name: 'Formatting: Text: English' })).toHaveAttribute(
    'aria-controls',
    'text-en',
  );
});

it('gives what was pasted as a rich text', async () => {
  const { box } = await open();
  pasteInto(box, whatsAppText);
  await waitFor(() => expect(said()).toMatch(/^\*Sunday\* at 10:00/));
});

it('says when a superscript that was pasted lost its meaning, until something else is changed', async () => {
  const { box } = await open();
  pasteInto(box, '<p>e<sup>a</sup></p>', 'text/html');
  const note = /^Raised or lowered characters were pasted as ordinary ones/;
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(note);
  pasteInto(box, 'b');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(said()).toBe('eab');
});

it('forms text by the toolbar, and says what is on', async () => {
  const { user } = await open(toRichText('Grace'));
  const heading = tool('Heading');
  expect(heading).toHaveAttribute('aria-pressed', 'false');
  await user.click(heading);
  expect(heading).toHaveAttribute('aria-pressed', 'true');
  expect(said()).toBe('# Grace');
  await user.click(tool('Undo'));
  expect(said()).toBe('Grace');
  await user.click(tool('List with points'));
  expect(said()).toBe('- Grace');
});

it('is one stop for Tab, and the arrows lead along it', async () => {
  const { user } = await open(toRichText('Grace'));
  const toolbar = screen.getByRole('toolbar');
  expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  act(() => tool('Heading').focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  expect(tool('Bold')).toHaveAttribute('tabindex', '0');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(tool('Picture')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(tool('Undo')).toHaveFocus();
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
});

it('sets a link where it can lead somewhere, and says where it cannot', async () => {
  const { user } = await open();
  await user.click(tool('Link'));
  const line = await screen.findByRole('textbox', { name: 'Where it leads' });
  await user.type(line, 'javascript:alert(1){Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This cannot be linked to/);
  expect(line).toBeInvalid();
  await user.clear(line);
  await user.type(line, 'church.example{Enter}');
  await waitFor(() => expect(said()).toBe('church.example (https://church.example/)'));
});

it('sets a verse with its place, and takes it away', async () => {
  const { user } = await open(toRichText('For God so loved'));
  await user.click(tool('Bible verse'));
  await user.type(
    await screen.findByRole('textbox', { name: 'Where it stands' }),
    'John 3:16{Enter}',
  );
  await waitFor(() => expect(said()).toBe('> For God so loved\n> (John 3:16)'));
  await user.click(tool('Bible verse'));
  await user.click(await screen.findByRole('button', { name: 'Make it plain text' }));
  await waitFor(() => expect(said()).toBe('For God so loved'));
});

it('puts a picture of the media into the text, and shows it there', async () => {
  const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
  const alt = inEachLanguage({ en: 'The choir', de: 'Der Chor' });
  fakeMediaServer([{ ...samplePhoto(id, 'choir.jpg'), alt, focalPoint: { x: 0.5, y: 0.5 } }]);
  const { user, box } = await open(toRichText('Grace'));
  await user.click(tool('Picture'));
  await user.click(await screen.findByRole('button', { name: /choir/ }));
  await waitFor(() => expect(said()).toContain(`[Picture ${id.slice(0, 8)}]`));
  expect(await within(box).findByRole('img', { name: 'choir.jpg' })).toHaveAttribute(
    'src',
    `/media/${id}/640.webp`,
  );
});

it('shows what came from elsewhere', async () => {
  const { user, box } = await open(toRichText('Grace'));
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(box).toHaveTextContent('From elsewhere'));
  expect(changes).not.toHaveBeenCalled();
});

it('does not take more than the field holds, and says so', async () => {
  const { box } = await open('', 200);
  pasteInto(box, 'x'.repeat(300));
  expect(await screen.findByText(/^That was not taken/)).toBeVisible();
  expect(changes).not.toHaveBeenCalled();
});

it('writes as plain text where that is wanted, and remembers it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Write as plain text/ }));
  const box = screen.getByRole('textbox');
  await user.type(box, 'One{Enter}two{Enter}{Enter}three ');
  expect(box).toHaveValue('One\ntwo\n\nthree ');
  expect(changes.mock.lastCall?.[0]).toBe(toRichText('One\ntwo\n\nthree'));
  expect(localStorage.getItem('website-plain-text')).not.toBeNull();
  await user.click(screen.getByRole('checkbox'));
  expect(await screen.findByRole('toolbar')).toBeVisible();
  expect(localStorage.getItem('website-plain-text')).toBeNull();
});

it('says before a text is written as plain what it would lose', async () => {
  const formed = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Grace' }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', marks: [{ type: 'link', attrs: { href: '/' } }], text: 'home' }],
      },
    ],
  });
  const { user } = await open(formed);
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByText(/^This text has headings and links\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write as plain text all the same' }));
  expect(screen.getByRole('textbox')).toHaveValue('Grace\n\nhome');
  expect(changes).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), '!');
  expect(readRichText(String(changes.mock.lastCall?.[0]))).toEqual(
    readRichText(toRichText('Grace\n\nhome!')),
  );
});

it('does not touch a text that it does not know', () => {
  render(<Field start='{"type":"doc","content":[{"type":"film"}]}' />);
  expect(screen.getByText(/^This text has a form that this page does not know/)).toBeVisible();
});
