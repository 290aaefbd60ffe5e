import { toInnsbruckDay } from 'contract/innsbruck-day';

/** Hands the browser a file to keep. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same, called after what is in it and the day: `first-timers-2026-03-01.csv`. */
export function saveDatedFile(content: Blob, title: string, ending: string): void {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  saveFile(content, `${name}-${toInnsbruckDay(new Date())}.${ending}`);
}
