import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from './repeat-while-listening';

/** A store whose expired rows can be removed. */
export interface Sweepable {
  sweep(): Promise<void>;
}

/**
 * Milliseconds between two sweeps. It is short, because a clock that goes back revives what has expired and is not yet
 * removed.
 */
const interval = 60_000;

/** Removes expired rows while the server runs. A failure is logged, and the next sweep tries again. */
export function sweepRegularly(app: FastifyInstance, all: readonly Sweepable[]): void {
  const sweepOne = (one: Sweepable) =>
    one.sweep().catch((error: unknown) => app.log.warn({ err: error }));
  repeatWhileListening(app, interval, async () => {
    await Promise.all(all.map(sweepOne));
  });
}
