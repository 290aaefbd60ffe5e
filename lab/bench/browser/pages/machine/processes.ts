import { readFileSync, readdirSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Clock ticks so far, including those of ended children. */
  readonly worked: number;
  readonly niceness: number;
}

/** Lists this process and its descendants, such as servers and browsers; empty without /proc. */
export function ownProcesses(): Process[] {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const own = all.filter(({ id }) => id === process.pid);
  // The loop also visits the processes that it adds.
  for (const { id } of own) own.push(...all.filter(({ parent }) => parent === id));
  return own;
}

function readProcess(id: string): Process[] {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8');
    // proc(5): the name, in brackets, may contain anything, so fields are counted after it.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const worked = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
    return [{ id: Number(id), parent: fields[1] ?? 0, worked, niceness: fields[16] ?? 0 }];
  } catch {
    return []; // The process has ended meanwhile.
  }
}
