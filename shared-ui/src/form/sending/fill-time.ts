import { fillTimeHeader } from 'contract/bot-signals';

/** Measures the time from a visitor's first input to the submit. A restored draft does not count as input. */
export class FillTime {
  private firstInputAt: number | undefined;

  noteInput(): void {
    this.firstInputAt ??= performance.now();
  }

  /** The request header with the time; empty if nothing was typed. */
  headers(): Readonly<Record<string, string>> {
    if (this.firstInputAt === undefined) return {};
    return { [fillTimeHeader]: String(Math.round(performance.now() - this.firstInputAt)) };
  }

  /** Starts over for a form that is filled in again. */
  forget(): void {
    this.firstInputAt = undefined;
  }
}
