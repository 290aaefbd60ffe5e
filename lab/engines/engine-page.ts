/** What a journey does in a browser, the same in every engine. Elements are named by CSS selectors. */
export interface EnginePage {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** @param width Pixels of the page, as is `height`. */
  resize(width: number, height: number): Promise<void>;
  /** The text that is seen in the first such element; none while there is no such element. */
  text(selector: string): Promise<string>;
  /** Types into a field that is empty. */
  fill(selector: string, value: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Whether pages may run scripts. */
  readonly isScripted: boolean;
}
