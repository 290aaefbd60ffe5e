import { GridColumnMenu } from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';

/** The grid's own menu of a column. It stands outside the page's landmarks, so it is one itself. */
export const ColumnMenu = (props: GridColumnMenuProps) => (
  <div role="region" aria-labelledby={props.labelledby}>
    <GridColumnMenu {...props} />
  </div>
);
