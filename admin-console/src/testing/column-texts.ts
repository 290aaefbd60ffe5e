import { screen, within } from '@testing-library/react';

/**
 * What the rows of the table say in one of its columns, from the top.
 *
 * @param column counted from 0, the status
 * @param area where there are several tables: what holds the one that is meant
 */
export const columnTexts = (column: number, area?: HTMLElement): (string | null | undefined)[] =>
  (area ? within(area) : screen)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[column]?.textContent);
