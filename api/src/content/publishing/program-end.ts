/** Why we end a program that we have started. The first reason counts. */
export class ProgramEnd {
  reason: Error | undefined;

  /** @param kill must do nothing to a program that has ended already */
  constructor(private readonly kill: () => void) {}

  now(reason: unknown): void {
    this.reason ??= reason instanceof Error ? reason : new Error(String(reason));
    this.kill();
  }

  /**
   * Ends the program when it is late, and by a signal, until it is done.
   * @param deadline in milliseconds
   * @param whenLate the reason then
   */
  async unlessDone<Result>(
    done: Promise<Result>,
    { deadline, whenLate, signal }: { deadline: number; whenLate: Error; signal: AbortSignal },
  ): Promise<Result> {
    const timer = setTimeout(() => this.now(whenLate), deadline);
    const abort = () => this.now(signal.reason);
    signal.addEventListener('abort', abort);
    try {
      return await done;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }
}

/** In characters, of a line that an operator reads. */
const maxLine = 300;

/** The lines of what a program has said that are whole, as a terminal can show them. */
export const toWholeLines = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/\p{C}/gu, ' ').trim().slice(0, maxLine))
    .filter((line) => line !== '');
