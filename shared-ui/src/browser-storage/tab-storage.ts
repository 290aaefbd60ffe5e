import { readStored, removeStored, writeStored } from './browser-storage';

/** The JSON value that this tab keeps under a key; undefined where there is none, or none that can be read. */
export function readTab(key: string): unknown {
  const text = readStored(key, 'sessionStorage');
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed, or as long as the page where the storage takes nothing. */
export const writeTab = (key: string, value: unknown): void =>
  writeStored(key, JSON.stringify(value), 'sessionStorage');

export const removeTab = (key: string): void => removeStored(key, 'sessionStorage');
