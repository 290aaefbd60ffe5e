import { Mark, Node, mergeAttributes } from '@tiptap/core';
import { richEditorTexts } from './rich-editor.texts';
import { readTypedLink } from './typed-link';
import { isMediaId } from 'contract/media-kinds';
import { getMediaFile } from 'contract/media-requests';
import { runOrFallback } from 'shared-ui/faults';
import { RequestError } from 'shared-ui/send';
import { send } from '../../session/send';
import { pictureAddress } from '../media/media-labels';

/** A link with its address only. A link with an address that is not allowed becomes plain text. */
export const LinkMark = Mark.create({
  name: 'link',
  // The outermost mark, as on the site.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '', parseHTML: (anchor) => linkOf(anchor) ?? '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (anchor) => (linkOf(anchor) === undefined ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const linkOf = (anchor: Element) => readTypedLink(anchor.getAttribute('href') ?? '');

/** A quotation of the Bible with its reference. */
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
  // This rule must come before that of quotes, which match too.
  parseHTML: () => [{ tag: 'blockquote[data-verse]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => [
    'blockquote',
    mergeAttributes({ 'data-verse': '' }, HTMLAttributes),
    0,
  ],
});

/** A picture of the media library. It is kept, moved and removed as a whole. */
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

/** Renders a picture in the editor: a placeholder at once, the picture when its data are loaded. */
function viewPicture(media: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.dataset['media'] = media;
  figure.textContent = richEditorTexts.picture;
  if (isMediaId(media)) void runOrFallback(() => showIn(figure, media), undefined);
  return figure;
}
async function showIn(figure: HTMLElement, media: string): Promise<void> {
  const file = await send(getMediaFile, { id: media }).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
  });
  if (file?.kind !== 'picture') return;
  const { id, widths, name, width, height } = file;
  const image = document.createElement('img');
  Object.assign(image, { src: pictureAddress(id, widths, 480), alt: name, width, height });
  figure.replaceChildren(image);
}
