import { fillTimeHeader } from 'contract/bot-signals';

/** How long a visitor takes for a form, from the first input. A restored draft does not count as input. */
export class FillTime {
  private firstInputAt: number | undefined;

  /** To be called at each input. */
  noteInput(): void {
    this.firstInputAt ??= performance.now();
  }

  /** What tells the server at the sending; nothing where nothing was typed. */
  headers(): Readonly<Record<string, string>> {
    if (this.firstInputAt === undefined) return {};
    return { [fillTimeHeader]: String(Math.round(performance.now() - this.firstInputAt)) };
  }

  /** For a form that is filled in anew. */
  forget(): void {
    this.firstInputAt = undefined;
  }
}
