import { useEffect } from 'react';
import { GridColumnMenu, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';

/**
 * The grid's own menu of a column. It is outside of the page's landmarks, so it is one itself. It closes when the
 * window is resized, because its position would no longer fit its column.
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
