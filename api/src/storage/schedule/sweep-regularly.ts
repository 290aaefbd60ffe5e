import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from './repeat-while-listening';

/** Something whose expired rows can be removed. */
export interface Sweepable {
  sweep(): Promise<void>;
}

/** In milliseconds. Short, for until then a clock that goes back revives what has expired. */
const interval = 60_000;

/** Removes what has expired, from the start of the server on. What fails is logged and done the next time. */
export function sweepRegularly(app: FastifyInstance, all: readonly Sweepable[]): void {
  const sweepOne = (one: Sweepable) =>
    one.sweep().catch((error: unknown) => app.log.warn({ err: error }));
  repeatWhileListening(app, interval, async () => {
    await Promise.all(all.map(sweepOne));
  });
}
