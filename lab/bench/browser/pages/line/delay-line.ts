/** Hands things on at their times and in their order, which timers alone do not promise. */
export class DelayLine<Item> {
  readonly #queue: { readonly item: Item; readonly at: number }[] = [];
  readonly #handOn: (item: Item) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(handOn: (item: Item) => void) {
    this.#handOn = handOn;
  }

  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  /** @param at as `performance.now()` counts; never before the one pushed last */
  push(item: Item, at: number): void {
    this.#queue.push({ item, at });
    this.#timer ??= this.#wait(at);
  }

  #wait(at: number): NodeJS.Timeout {
    return setTimeout(() => this.#run(), Math.max(0, at - performance.now()));
  }

  #run(): void {
    this.#timer = undefined;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (next.at > performance.now()) {
        this.#timer = this.#wait(next.at);
        return;
      }
      this.#queue.shift();
      this.#handOn(next.item);
    }
  }
}
