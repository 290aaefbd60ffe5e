import { fillTimeHeader } from 'contract/bot-signals';

/** How long somebody takes for a form, from the first input: a draft that was put back says nothing. */
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
