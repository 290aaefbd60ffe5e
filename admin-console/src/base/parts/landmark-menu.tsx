import type { ReactNode } from 'react';
import Menu from '@mui/material/Menu';

interface LandmarkMenuProps {
  /** The element that the menu opens at; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** The name of the menu, or the id of the element that names it. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** The id of a text that describes it. */
  readonly noteId?: string;
  /** Whether it opens above its element, at the foot of the window. */
  readonly opensUp?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu. It is outside the page's landmarks, so it is one itself. */
export const LandmarkMenu = ({
  anchor,
  name,
  noteId,
  opensUp,
  onClose,
  children,
}: LandmarkMenuProps) => (
  <Menu
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    {...(opensUp && above)}
    slotProps={{
      paper: { role: 'region', ...name },
      list: { ...name, 'aria-describedby': noteId, dense: true },
    }}
  >
    {children}
  </Menu>
);

const above = {
  anchorOrigin: { vertical: 'top', horizontal: 'left' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
} as const;
