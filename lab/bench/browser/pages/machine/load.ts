import { readFileSync } from 'node:fs';
import { ownProcesses } from './processes.ts';

/** Other programs below this share of the machine's time do not disturb a measurement. */
const quietShare = 0.25;

/** Milliseconds to wait for a quiet moment, which a shared machine may never have. */
const timeouts = 4000;

/** Resolves when the machine is nearly idle, or after a timeout. */
export async function untilMachineIsIdle(): Promise<void> {
  const end = performance.now() + timeouts;
  let before = machineTime();
  for (let busy = 1; busy > quietShare && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const now = machineTime();
    busy = shareOf(now.busy - before.busy, now.all - before.all);
    before = now;
  }
}

interface Measured<Value> {
  readonly value: Value;
  /** The share of the machine's time that other programs used meanwhile, from 0 to 1. */
  readonly others: number;
}

/** Measures, and again if other programs disturbed it. Resolves with the less disturbed measurement. */
export async function measureUndisturbed<Value>(
  measure: () => Promise<Value>,
  tries = 2,
): Promise<Measured<Value>> {
  let best: Measured<Value> | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    await untilMachineIsIdle();
    const measured = await watchOthers(measure);
    if (!best || measured.others < best.others) best = measured;
    if (best.others <= quietShare) break;
  }
  if (!best) throw new Error('A measurement needs at least one try.');
  return best;
}

async function watchOthers<Value>(measure: () => Promise<Value>): Promise<Measured<Value>> {
  const own = new OwnTime();
  const before = machineTime();
  const value = await measure();
  const after = machineTime();
  const others = after.busy - before.busy - own.stop();
  return { value, others: Math.max(0, shareOf(others, after.all - before.all)) };
}

/**
 * Processor time of this process and its descendants. It is sampled, because a closed browser's time could no longer be
 * read.
 */
class OwnTime {
  readonly #begun = new Map<number, number>();
  readonly #last = new Map<number, number>();
  readonly #looking = setInterval(() => this.#look(), 200);

  constructor() {
    this.#look();
    for (const [id, worked] of this.#last) this.#begun.set(id, worked);
  }

  /** Returns the clock ticks since construction. */
  stop(): number {
    clearInterval(this.#looking);
    this.#look();
    return Array.from(this.#last).reduce(
      (sum, [id, worked]) => sum + worked - (this.#begun.get(id) ?? 0),
      0,
    );
  }

  #look(): void {
    for (const { id, worked } of ownProcesses()) this.#last.set(id, worked);
  }
}

const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Clock ticks of all cores since the machine started (proc(5)). Without /proc the machine counts as idle. */
function machineTime(): { busy: number; all: number } {
  if (process.platform !== 'linux') return { busy: 0, all: 0 };
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const fields = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = fields.reduce((sum, ticks) => sum + ticks, 0);
  const [idle = 0, waiting = 0] = fields.slice(3, 5);
  return { busy: all - idle - waiting, all };
}
