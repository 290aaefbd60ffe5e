import { setPriority } from 'node:os';
import { ownProcesses } from './processes.ts';

const wanted = -10;

/**
 * Raises the priority of this process and its descendants, where permitted (to root). Chromium lowers its renderers'
 * priority, so they are adjusted repeatedly until the returned function is called.
 */
export function raisePriority(): () => void {
  try {
    setPriority(wanted);
  } catch {
    process.stdout.write('Without root, others on this machine are as important as the bench.\n');
    return () => {};
  }
  const timer = setInterval(raiseAll, 300);
  return () => clearInterval(timer);
}

function raiseAll(): void {
  for (const { id, niceness } of ownProcesses()) {
    if (niceness <= wanted) continue;
    try {
      setPriority(id, wanted);
    } catch {
      // The process has ended meanwhile.
    }
  }
}
