import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { SavedView } from 'contract/saved-view-requests';
import { LineIcon } from '../../base/line-icon';
import { LandmarkMenu } from '../../base/parts/landmark-menu';
import type { ShownView } from './use-viewed-table';
import { viewTexts } from './views.texts';

/** A view to open, or what to do with the open one. */
export type ViewChoice = SavedView | 'all' | 'save' | 'new' | 'settings' | 'remove';

interface ViewMenuProps {
  readonly shown: ShownView;
  readonly onChoose: (choice: ViewChoice) => void;
}

/** Opens a view of a list, and keeps what is shown as one. */
export function ViewMenu({ shown, onChoose }: ViewMenuProps) {
  const { views, view, isChanged, isSavable } = shown;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const item = (choice: ViewChoice, label: string, state: object = {}) => (
    <MenuItem
      key={typeof choice === 'object' ? choice._id : choice}
      onClick={() => {
        setAnchor(null);
        onChoose(choice);
      }}
      {...state}
    >
      {label}
    </MenuItem>
  );
  const radio = (choice: SavedView | 'all', label: string, isChosen: boolean) =>
    item(choice, label, {
      role: 'menuitemradio',
      'aria-checked': isChosen,
      selected: isChosen,
    });
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<LineIcon path="M3.5 5.500h13v9h-13zM3.500 8.500h13M7.500 8.500v6" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {viewTexts.button}
      </Button>
      <LandmarkMenu
        anchor={anchor}
        name={{ 'aria-labelledby': id }}
        onClose={() => setAnchor(null)}
      >
        {views.length > 0 && radio('all', viewTexts.all, view === undefined)}
        {views.map((one) =>
          radio(one, one.by ? viewTexts.by(one.name, one.by) : one.name, one._id === view?._id),
        )}
        {views.length > 0 && <Divider component="li" />}
        {view?.isChangeable && isChanged && isSavable && item('save', viewTexts.saveChanges)}
        {item('new', isSavable ? viewTexts.saveNew : viewTexts.notSavable, {
          disabled: !isSavable,
        })}
        {view && item('settings', viewTexts.settings)}
        {view?.isChangeable && item('remove', viewTexts.remove)}
      </LandmarkMenu>
    </>
  );
}
