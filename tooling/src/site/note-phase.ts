/** What a publication does, in this order; `npm run lab -- bench-pages publications` tells how long each takes. */
type Phase = 'started' | 'locked' | 'given' | 'read' | 'rendered' | 'compressed' | 'switched';

/** Notes that a part of the work is done, with the processor's time up to now, for a bench to read. */
export const notePhase = (phase: Phase): void =>
  void performance.mark(phase, { detail: process.cpuUsage() });
