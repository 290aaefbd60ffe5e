import type { MouseEventHandler, ReactElement, Ref } from 'react';
import { ToolbarButton } from '@mui/x-data-grid';
import styles from './toolbar-tool.module.css';

interface ToolbarToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly id?: string;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly disabled?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of a table's toolbar. On a phone its label is hidden in favour of the search box. */
export function ToolbarTool({ label, icon, ref = null, ...button }: ToolbarToolProps) {
  return (
    <ToolbarButton
      {...button}
      ref={ref}
      aria-label={label}
      title={label}
      className={`${styles.tool}`}
    >
      {icon}
      <span className={styles.name}>{label}</span>
    </ToolbarButton>
  );
}
