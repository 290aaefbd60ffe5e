import { setPriority } from 'node:os';
import { ownProcesses } from './processes.ts';

const wanted = -10;

/**
 * Lets this process and all that come from it go before others, where that is allowed (to root). Chromium sets
 * its renderers back, so they are looked for again and again, until the returned function is called.
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
      // It ended meanwhile.
    }
  }
}
