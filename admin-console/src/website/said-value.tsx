import { mediaFileEndpoint } from 'contract/media-api';
import { isMediaId } from 'contract/media-kinds';
import { readMediaFile } from 'contract/media-readers';
import { useStaffAnswer } from '../session/use-staff-answer';

/** What a value says. A file that staff uploaded is called by its name, once that is here; staff do not know its id. */
export const SaidValue = ({ words }: { readonly words: string }) =>
  isMediaId(words) ? <FileName id={words} /> : words;

function FileName({ id }: { readonly id: string }) {
  const { body } = useStaffAnswer(mediaFileEndpoint(id), readMediaFile);
  return body?.name ?? id;
}
