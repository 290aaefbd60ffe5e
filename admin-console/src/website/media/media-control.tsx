import { ownFiles } from 'contract/content-kinds';
import type { MediaKind } from 'contract/media-kinds';
import { getPart, withPart } from '../entry-text';
import { FieldGroup } from '../field-parts';
import type { FieldEditorProps } from '../field-parts';
import { FileChoice } from './file-choice';
import { mediaTexts } from './media.texts';

const { field: words } = mediaTexts;

/** A field for a file of the media library: shows the chosen one, with buttons to change or remove it. */
export function MediaControl(props: FieldEditorProps & { readonly media: MediaKind }) {
  const { field, declared, text, onWrite, media } = props;
  const value = getPart(text, { field });
  const own = ownFiles(declared).find((name) => name === value);
  return (
    <FieldGroup {...props}>
      <FileChoice
        id={field}
        media={media}
        value={value}
        said={value === '' ? words.nothing : own && words.own(own)}
        onWrite={(next) => onWrite(withPart(text, { field }, next))}
      />
    </FieldGroup>
  );
}
