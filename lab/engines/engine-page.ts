import type { AnyPage } from '../../e2e/fixtures/product/meet-fault.ts';

/** A browser page with the same interface in every engine. Elements are named by CSS selectors. */
export interface EnginePage extends AnyPage {
  address(): Promise<string>;
  /** @param width in pixels of the page, like `height` */
  resize(width: number, height: number): Promise<void>;
  /** Replaces the value of a field. */
  fill(selector: string, value: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Whether pages may run scripts. */
  readonly isScripted: boolean;
}
