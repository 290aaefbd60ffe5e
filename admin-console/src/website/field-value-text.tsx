import { mediaFileEndpoint } from 'contract/media-api';
import { isMediaId } from 'contract/media-kinds';
import { readMediaFile } from 'contract/media-readers';
import { useStaffAnswer } from '../session/use-staff-answer';

/**
 * A value for display. An uploaded file is shown by its name, once that is loaded, because staff do not know its id.
 */
export const FieldValueText = ({ text }: { readonly text: string }) =>
  isMediaId(text) ? <FileName id={text} /> : text;

function FileName({ id }: { readonly id: string }) {
  const { body } = useStaffAnswer(mediaFileEndpoint(id), readMediaFile);
  return body?.name ?? id;
}
