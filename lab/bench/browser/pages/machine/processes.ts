import { readFileSync, readdirSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Clock ticks of work so far, its own and that of children that have ended. */
  readonly worked: number;
  readonly niceness: number;
}

/** This process and all that came from it: servers, browsers. None where there is no /proc. */
export function ownProcesses(): Process[] {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const own = all.filter(({ id }) => id === process.pid);
  // What is found is looked through as well: an array grows under its own loop.
  for (const { id } of own) own.push(...all.filter(({ parent }) => parent === id));
  return own;
}

function readProcess(id: string): Process[] {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8');
    // proc(5): the name, in brackets, may hold anything; fields are counted from behind it.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const worked = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
    return [{ id: Number(id), parent: fields[1] ?? 0, worked, niceness: fields[16] ?? 0 }];
  } catch {
    return []; // It ended meanwhile.
  }
}
