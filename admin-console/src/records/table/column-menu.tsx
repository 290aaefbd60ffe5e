import { useEffect } from 'react';
import { GridColumnMenu, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';

/**
 * The grid's own menu of a column. It stands outside the page's landmarks, so it is one itself. It hangs where its
 * column was when it opened: in another window it would hang beside it, so it closes.
 */
export function ColumnMenu(props: GridColumnMenuProps) {
  const grid = useGridApiContext();
  useEffect(() => {
    const hide = () => grid.current.hideColumnMenu();
    window.addEventListener('resize', hide);
    return () => window.removeEventListener('resize', hide);
  }, [grid]);
  return (
    <div role="region" aria-labelledby={props.labelledby}>
      <GridColumnMenu {...props} />
    </div>
  );
}
