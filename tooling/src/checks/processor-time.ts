import { readFileSync } from 'node:fs';

/** How many times a second Linux counts the processor's time (USER_HZ, the same on all its platforms). */
const ticks = 100;

/**
 * Seconds of processor, user and system, that this process has used and all that it started and waited for, however
 * deep. Only Linux tells of those: elsewhere it is this process alone.
 */
export function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + readChildrenTime();
}

function readChildrenTime(): number {
  if (process.platform !== 'linux') return 0;
  // proc(5): the fields after the name in brackets, which begin with the third.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [cutime = 0, cstime = 0] = fields.slice(13, 15).map(Number);
  return (cutime + cstime) / ticks;
}
