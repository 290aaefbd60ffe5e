import { screen, within } from '@testing-library/react';

/**
 * The texts of a table's column, from the top.
 * @param column counted from 0, the status
 * @param area the element around the table, if there are several
 */
export const columnTexts = (column: number, area?: HTMLElement): (string | null | undefined)[] =>
  (area ? within(area) : screen)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[column]?.textContent);

/** The texts of all cells of the table, by row. */
export const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    );
