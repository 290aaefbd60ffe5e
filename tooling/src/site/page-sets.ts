import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flush } from './durable-files.ts';
import { haveSamePages } from './site-state.ts';
import type { SiteState } from './site-state.ts';

/** File in each set that names the previously live set. */
const predecessor = 'predecessor';

/**
 * Manages the page sets of a site, and the link to the live one. Two are kept: the live one, and the previous one for
 * running requests and rollbacks. Any other was never live, or is no longer.
 */
export class PageSets {
  readonly #site: string;
  readonly #folder: string;
  readonly #link: string;

  constructor(site: string) {
    this.#site = site;
    this.#folder = join(site, 'sets');
    this.#link = join(site, 'current');
  }

  /** Undefined if no site has been created yet. */
  readState(): SiteState | undefined {
    return readStateIn(this.#link);
  }

  /** States of the live set and of the previous one. */
  keptStates(): SiteState[] {
    return this.#kept().flatMap((set) => readStateIn(set) ?? []);
  }

  /** Contents of a file in the live and the previous set, where it exists. */
  readInKept(file: string): string[] {
    return this.#kept().flatMap((set) => readIfThere(join(set, file)) ?? []);
  }

  /** Finds the folder of a kept set whose pages match a state. */
  findLike(state: SiteState): string | undefined {
    return this.#kept().find((set) => {
      const shown = readStateIn(set);
      return shown && haveSamePages(shown, state);
    });
  }

  /**
   * Creates a set that is not live yet, after removing the remains of an interrupted release.
   * @param fill writes the pages into the folder; if it throws, nothing has changed
   */
  async add(state: SiteState, fill: (set: string) => Promise<void>): Promise<string> {
    mkdirSync(this.#folder, { recursive: true });
    const set = join(this.#folder, this.#nextName());
    this.removeOthers();
    try {
      await fill(set);
      writeFileSync(join(set, 'state.json'), JSON.stringify(state, null, 2));
      writeFileSync(join(set, predecessor), basename(this.#live() ?? ''));
    } catch (error) {
      rmSync(set, { recursive: true, force: true });
      throw error;
    }
    return set;
  }

  /** Makes a set, which must be flushed to the disk, live atomically. */
  show(set: string): void {
    const next = `${this.#link}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('sets', basename(set)), next);
    renameSync(next, this.#link);
    flush(this.#site);
  }

  /** Removes all sets but the live one and the previous one. */
  removeOthers(): void {
    const kept = this.#kept();
    for (const set of this.#all().filter((one) => !kept.includes(one))) {
      rmSync(set, { recursive: true });
    }
  }

  #kept(): string[] {
    const live = this.#live();
    if (live === undefined) return [];
    const before = readIfThere(join(live, predecessor));
    return before ? [live, join(this.#folder, before)] : [live];
  }

  #live(): string | undefined {
    return existsSync(this.#link)
      ? join(this.#folder, basename(readlinkSync(this.#link)))
      : undefined;
  }

  /** Lists sets by their numeric names; other files are ignored and kept. */
  #all(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => /^\d+$/.test(name))
      .map((name) => join(this.#folder, name));
  }

  /** Returns an unused number, because the api identifies sets by name. */
  #nextName(): string {
    return String(Math.max(0, ...this.#all().map((set) => Number(basename(set)))) + 1);
  }
}

function readStateIn(set: string): SiteState | undefined {
  const text = readIfThere(join(set, 'state.json'));
  return text === undefined ? undefined : (JSON.parse(text) as SiteState);
}

const readIfThere = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
