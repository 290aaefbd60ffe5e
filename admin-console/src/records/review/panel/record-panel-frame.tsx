import type { KeyboardEvent, ReactNode } from 'react';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import styles from './record-panel.module.css';

interface RecordPanelFrameProps {
  readonly headingId: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The width from which a record fits beside the table. */
const wide = '(min-width: 80rem)';

/** Holds a record beside the table or, on smaller screens, in a dialog over it. */
export function RecordPanelFrame(props: RecordPanelFrameProps) {
  const { headingId, onKeyDown, onClose, children } = props;
  const isBeside = useMediaQuery(wide, { noSsr: true });
  if (isBeside)
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any control within
      <aside aria-labelledby={headingId} className={styles.beside} onKeyDown={onKeyDown}>
        {children}
      </aside>
    );
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      disableRestoreFocus
      disableAutoFocus
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': headingId,
          className: styles.over,
        },
      }}
    >
      {children}
    </Drawer>
  );
}
