import type { Editor } from '@tiptap/core';
import { MediaDialog } from '../media/media-dialog';

interface PictureDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Puts a picture of the media where the cursor is, or in the place of the one that is chosen. */
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
