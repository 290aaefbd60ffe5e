import Popover from '@mui/material/Popover';
import { FilterEditor } from './filter-editor';
import type { ListFilter } from './filter-subject';
import { filterTexts } from './filters.texts';

/** The condition that is edited, and the button that it was opened by. */
export interface EditedFilter {
  readonly place: number;
  readonly anchor: HTMLElement;
}

interface FilterPopoverProps extends ListFilter {
  readonly edited: EditedFilter | undefined;
  readonly onClose: () => void;
  /** Called when it is gone: the button that it was opened by may be gone, too. */
  readonly onClosed: () => void;
}

/** The form of a condition below the button that opened it. It is outside the landmarks, where only a dialog may be. */
export function FilterPopover({ edited, onClose, onClosed, ...list }: FilterPopoverProps) {
  return (
    <Popover
      open={edited !== undefined}
      anchorEl={edited?.anchor ?? null}
      anchorOrigin={bottomLeft}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': filterTexts.dialog, 'aria-modal': true },
        transition: { onExited: onClosed },
      }}
    >
      {edited && <FilterEditor {...list} place={edited.place} onDone={onClose} />}
    </Popover>
  );
}

const bottomLeft = { vertical: 'bottom', horizontal: 'left' } as const;
