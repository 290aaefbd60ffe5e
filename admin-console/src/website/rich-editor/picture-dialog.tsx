import type { Editor } from '@tiptap/core';
import { MediaDialog } from '../media/media-dialog';

interface PictureDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Inserts a picture of the media library at the cursor, or replaces the selected one. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  return (
    <MediaDialog
      media="picture"
      isFollowed
      onChoose={({ id }) => {
        onClose();
        const picture = { type: 'picture', attrs: { media: id } };
        editor.chain().focus().insertContent(picture).run();
      }}
      onClose={() => {
        onClose();
        editor.commands.focus();
      }}
    />
  );
}
