/** Whether the palette is open. It is opened from anywhere in the console, and closed by itself. */
let isOpen = false;
const listeners = new Set<() => void>();

export function openPalette(): void {
  setOpen(true);
}

export function closePalette(): void {
  setOpen(false);
}

export const isPaletteOpen = (): boolean => isOpen;

export function subscribeToPalette(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}
