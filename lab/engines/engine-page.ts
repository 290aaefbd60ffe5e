/** A browser page with the same interface in every engine. Elements are named by CSS selectors. */
export interface EnginePage {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** @param width in pixels of the page, like `height` */
  resize(width: number, height: number): Promise<void>;
  /** Visible text of the first matching element; empty if there is none. */
  text(selector: string): Promise<string>;
  /** Replaces the value of a field. */
  fill(selector: string, value: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Whether pages may run scripts. */
  readonly isScripted: boolean;
}
