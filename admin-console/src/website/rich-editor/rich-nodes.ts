import { Mark, Node, mergeAttributes } from '@tiptap/core';
import { richEditorTexts } from './rich-editor.texts';
import { readTypedLink } from './typed-link';
import { mediaFileEndpoint } from 'contract/media-api';
import { isMediaId } from 'contract/media-kinds';
import { readMediaFile } from 'contract/media-readers';
import { outcomeOrFailure } from 'shared-ui/faults';
import { callAsStaff } from '../../session/staff-call';
import { pictureAddress } from '../media/media-labels';

/** A link knows where it leads, and nothing else. What leads nowhere that we link to is words. */
export const LinkMark = Mark.create({
  name: 'link',
  // It is around the other marks, as the site shows it.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '', parseHTML: (anchor) => linkOf(anchor) ?? '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (anchor) => (linkOf(anchor) === undefined ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const linkOf = (anchor: Element) => readTypedLink(anchor.getAttribute('href') ?? '');

/** Words of the Bible, and where they stand. */
export const VerseNode = Node.create({
  name: 'verse',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({
    reference: {
      default: '',
      parseHTML: (element) => element.dataset['reference'] ?? '',
      renderHTML: ({ reference }) => ({ 'data-reference': String(reference) }),
    },
  }),
  // Before a quote, which it is as well.
  parseHTML: () => [{ tag: 'blockquote[data-verse]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => [
    'blockquote',
    mergeAttributes({ 'data-verse': '' }, HTMLAttributes),
    0,
  ],
});

/** A picture of the media. It is kept, moved and removed as one. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    media: {
      default: '',
      parseHTML: (element) => element.dataset['media'] ?? '',
      renderHTML: ({ media }) => ({ 'data-media': String(media) }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-media]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, richEditorTexts.picture],
  addNodeView:
    () =>
    ({ node }) => ({ dom: viewPicture(String(node.attrs['media'])) }),
});

/** A picture as the editor shows it: its name at once, and what it shows once that is known. */
function viewPicture(media: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.dataset['media'] = media;
  figure.textContent = richEditorTexts.picture;
  if (isMediaId(media)) void outcomeOrFailure(() => showIn(figure, media), undefined);
  return figure;
}
async function showIn(figure: HTMLElement, media: string): Promise<void> {
  const call = { method: 'GET', path: mediaFileEndpoint(media) } as const;
  const answer = await callAsStaff(call, readMediaFile);
  if (!answer.ok || answer.body.kind !== 'picture') return;
  const { id, widths, name, width, height } = answer.body;
  const image = document.createElement('img');
  Object.assign(image, { src: pictureAddress(id, widths, 480), alt: name, width, height });
  figure.replaceChildren(image);
}
