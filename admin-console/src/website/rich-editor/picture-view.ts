import { mediaFileEndpoint } from 'contract/media-api';
import { isMediaId } from 'contract/media-kinds';
import { readMediaFile } from 'contract/media-readers';
import { outcomeOrFailure } from 'shared-ui/faults';
import { callAsStaff } from '../../session/staff-call';
import { pictureAddress } from '../media/media-words';
import { richEditorTexts } from './rich-editor.texts';

/** A picture as the editor shows it: its name at once, and what it shows once that is known. */
export function viewPicture(media: string): HTMLElement {
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
