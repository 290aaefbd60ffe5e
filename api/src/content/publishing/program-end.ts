/** Records why a started program is ended; the first reason counts. */
export class ProgramEnd {
  reason: Error | undefined;

  /** @param kill must do nothing to a program that has ended already */
  constructor(private readonly kill: () => void) {}

  now(reason: unknown): void {
    this.reason ??= reason instanceof Error ? reason : new Error(String(reason));
    this.kill();
  }

  /**
   * Ends the program after a deadline or by a signal, unless it is done.
   * @param deadline in milliseconds
   * @param whenLate the reason after the deadline
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

/** Maximum length of a line for an operator, in characters. */
const maxLine = 300;

/** Gets the complete lines of a program's output, safe for a terminal. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/\p{C}/gu, ' ').trim().slice(0, maxLine))
    .filter((line) => line !== '');
