import { readFileSync } from 'node:fs';

/** Ticks per second in which Linux counts processor time (USER_HZ, equal on all its platforms). */
const ticks = 100;

/**
 * Returns the processor time in seconds, user and system, of this process and, on Linux only, of all its ended
 * descendants.
 */
export function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + readChildrenTime();
}

function readChildrenTime(): number {
  if (process.platform !== 'linux') return 0;
  // proc(5): the fields after the name in brackets begin with the third.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [cutime = 0, cstime = 0] = fields.slice(13, 15).map(Number);
  return (cutime + cstime) / ticks;
}
