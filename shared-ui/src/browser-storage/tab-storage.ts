import { getStored, removeStored, writeStored } from './browser-storage';

/** Reads a JSON value from `sessionStorage`; undefined if it is missing or invalid. */
export function getTabStored(key: string): unknown {
  const text = getStored(key, 'sessionStorage');
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Stores a value until the tab is closed, or until the page is closed if the storage refuses it. */
export const writeTab = (key: string, value: unknown): void =>
  writeStored(key, JSON.stringify(value), 'sessionStorage');

export const removeTab = (key: string): void => removeStored(key, 'sessionStorage');
