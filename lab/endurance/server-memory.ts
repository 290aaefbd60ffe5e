import { readFileSync } from 'node:fs';

/**
 * Memory of a process in MiB (proc(5)).
 * @param field `VmRSS` for the current resident size, `VmHWM` for its peak
 */
export function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const found = status.split('\n').find((line) => line.startsWith(`${field}:`));
  return Math.round(Number(found?.replace(/\D/g, '')) / 1024);
}
