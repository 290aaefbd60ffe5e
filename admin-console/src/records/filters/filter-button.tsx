import { useContext } from 'react';
import Button from '@mui/material/Button';
import { LineIcon } from '../../base/line-icon';
import { ToolbarTool } from '../../base/parts/toolbar-tool';
import { FilterContext } from './filter-context';
import { filterTexts } from './filters.texts';

/** The button in a table's toolbar that adds a condition. Nothing in a table without filters. */
export function FilterTool() {
  const list = useContext(FilterContext);
  if (!list) return null;
  return (
    <ToolbarTool
      id={list.buttonId}
      label={filterTexts.button(list.filter.length)}
      icon={<FilterIcon />}
      aria-haspopup="dialog"
      onClick={(event) => list.open(event.currentTarget)}
    />
  );
}

/** The same above several tables or a list. */
export function FilterButton() {
  const list = useContext(FilterContext);
  if (!list) return null;
  return (
    <Button
      id={list.buttonId}
      variant="outlined"
      startIcon={<FilterIcon />}
      aria-haspopup="dialog"
      onClick={(event) => list.open(event.currentTarget)}
    >
      {filterTexts.button(list.filter.length)}
    </Button>
  );
}

const FilterIcon = () => <LineIcon path="M3.5 5h13m-10.5 5h8m-5.5 5h3" />;
