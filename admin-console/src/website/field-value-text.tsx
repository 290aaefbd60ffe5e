import { isMediaId } from 'contract/media-kinds';
import { getMediaFile } from 'contract/media-requests';
import { useRequest } from '../session/use-request';

/**
 * A value for display. An uploaded file is shown by its name, once that is loaded, because staff do not know its id.
 */
export const FieldValueText = ({ text }: { readonly text: string }) =>
  isMediaId(text) ? <FileName id={text} /> : text;

function FileName({ id }: { readonly id: string }) {
  const { body } = useRequest(getMediaFile, { id });
  return body?.name ?? id;
}
