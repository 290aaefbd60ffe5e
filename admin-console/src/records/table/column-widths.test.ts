import { fitWidths } from './column-widths';
import type { ColumnNeed } from './column-widths';

const need = (
  field: string,
  least: number,
  full: number,
  withTools: number = least,
): ColumnNeed => ({ field, least, full, withTools });
const widths = (needs: readonly ColumnNeed[], room: number) => [...fitWidths(needs, room).values()];
const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

it('gives each column what it needs where there is room for all', () => {
  expect(widths([need('name', 90, 140), need('message', 120, 560)], 1000)).toEqual([140, 560]);
});

it('cuts only the longest, and none while another has room to spare', () => {
  const all = widths(
    [need('name', 90, 140), need('subject', 90, 500), need('message', 90, 900)],
    740,
  );
  expect(all).toEqual([140, 300, 300]);
});

it('gives the tools of the headers what the texts leave', () => {
  const needs = [need('name', 90, 140), need('department', 90, 110, 150), need('age', 90, 90, 130)];
  expect(widths(needs, 340)).toEqual([140, 110, 90]);
  expect(widths(needs, 390)).toEqual([140, 150, 100]);
  expect(widths(needs, 800)).toEqual([140, 150, 130]);
  expect(widths(needs, 0)).toEqual([140, 150, 130]);
});

it.each([350, 358, 800, 1033, 1350])(
  'never takes more than %d pixels where it need not',
  (room) => {
    const needs = [need('name', 90, 163), need('email', 120, 231), need('message', 120, 2000)];
    expect(total(widths(needs, room))).toBeLessThanOrEqual(room);
  },
);

it.each([0, 300])(
  'makes a table comfortable that is scrolled sideways anyway (%d pixels)',
  (room) => {
    const needs = [need('name', 200, 220), need('message', 200, 2000)];
    expect(widths(needs, room)).toEqual([220, 330]);
  },
);
