/** Phases of a publication, in order; `npm run lab -- bench-pages publications` reports their durations. */
type Phase = 'started' | 'locked' | 'given' | 'read' | 'rendered' | 'compressed' | 'switched';

/** Marks the end of a phase with the processor time so far, for a benchmark. */
export const notePhase = (phase: Phase): void =>
  void performance.mark(phase, { detail: process.cpuUsage() });
