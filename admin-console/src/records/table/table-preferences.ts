import type { GridDensity } from '@mui/x-data-grid';
import { parseJson } from 'contract/answer-reader';
import { getStored, writeStored } from 'shared-ui/browser-storage';
import { newestFirst } from '../lists/sort-rows';
import type { SortChoice } from '../lists/sort-rows';

/** A user's settings of a section's table. */
export interface TablePreferences {
  /** The columns that the user has shown or hidden. */
  readonly columns: Readonly<Record<string, boolean>>;
  /** The widths in pixels of resized columns. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: GridDensity;
  readonly pageSize: number;
  readonly sort: SortChoice;
}

export const densities = ['compact', 'standard', 'comfortable'] as const;

/** 100 is the maximum of the grid's community edition. */
export const pageSizes = [25, 50, 100] as const;

/** Minimum width in pixels: room for a finger and two letters. */
export const narrowestColumn = 60;

export const usualPreferences: TablePreferences = {
  columns: {},
  widths: {},
  density: 'standard',
  pageSize: 100,
  sort: newestFirst,
};

const storageKey = (section: string) => `table:${section}`;

/** The stored settings of a section. An invalid value is replaced by the default. */
export function getTablePreferences(section: string): TablePreferences {
  const stored = readObject(getStored(storageKey(section)));
  return {
    columns: entriesOf(stored['columns'], isBoolean),
    widths: entriesOf(stored['widths'], isWidth),
    density: densities.find((density) => density === stored['density']) ?? 'standard',
    pageSize: pageSizes.find((size) => size === stored['pageSize']) ?? usualPreferences.pageSize,
    sort: isSortChoice(stored['sort']) ? stored['sort'] : newestFirst,
  };
}

export const storeTablePreferences = (section: string, preferences: TablePreferences): void =>
  writeStored(storageKey(section), JSON.stringify(preferences));

type Entries = Readonly<Record<string, unknown>>;

function readObject(text: string | undefined): Entries {
  const value = parseJson(text ?? '');
  return isObject(value) ? value : {};
}

const isObject = (value: unknown): value is Entries => typeof value === 'object' && value !== null;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= narrowestColumn && value <= 2000;
const isSortChoice = (value: unknown): value is SortChoice =>
  isObject(value) &&
  typeof value['field'] === 'string' &&
  (value['direction'] === 'asc' || value['direction'] === 'desc');

const entriesOf = <Value>(value: unknown, isValue: (entry: unknown) => entry is Value) =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, Value] =>
      isValue(entry[1]),
    ),
  );
