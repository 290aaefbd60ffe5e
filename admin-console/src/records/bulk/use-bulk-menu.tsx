import { useId, useState } from 'react';
import Button from '@mui/material/Button';

/** A button of the selection's bar, and the props of the `LandmarkMenu` that it opens above itself. */
export function useBulkMenu(label: string) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return {
    button: (
      <Button
        id={id}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
    ),
    menu: { anchor, opensUp: true, name: { 'aria-labelledby': id }, onClose: close },
    /** Makes the handler of an item, which closes the menu first. */
    choose: (act: () => unknown) => () => {
      close();
      void act();
    },
  };
}
