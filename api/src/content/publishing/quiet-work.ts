/** Pause before the work begins, in milliseconds: several publications in a row start it once. */
const pause = 5_000;

/** Does what nobody waits for, one run at a time, while nothing else is wanted. */
export class QuietWork {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopping = new AbortController();

  /** @param work must end at once when its signal says so, and must not reject */
  constructor(private readonly work: (signal: AbortSignal) => Promise<void>) {}

  /** Begins after a pause, unless it is under way. */
  start(): void {
    if (this.running) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.stopping = new AbortController();
      this.running = this.work(this.stopping.signal).finally(() => {
        this.running = undefined;
      });
    }, pause).unref();
  }

  /** Resolves when nothing of it runs. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort(new Error('Something else is wanted.'));
    await this.running;
  }
}
