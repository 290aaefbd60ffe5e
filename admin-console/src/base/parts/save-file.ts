import { toInnsbruckDay } from 'contract/innsbruck-day';

/** Downloads `content` as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a file whose name has the title and today's date: `first-timers-2026-03-01.csv`. */
export function saveDatedFile(content: Blob, title: string, ending: string): void {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  saveFile(content, `${name}-${toInnsbruckDay(new Date())}.${ending}`);
}
