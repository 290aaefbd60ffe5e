import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flush } from './durable-files.ts';
import { haveSamePages } from './site-state.ts';
import type { SiteState } from './site-state.ts';

/** In each set: the name of the one that was live before it. */
const predecessor = 'predecessor';

/**
 * The sets of pages of a site, and the link that says which is live. Two are kept: the live one, and the one before it
 * for requests that are still being answered from it, and to go back to. Any other was never live, or is no more.
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

  /** Undefined where no site has been laid out yet. */
  readState(): SiteState | undefined {
    return readStateIn(this.#link);
  }

  /** Of the live set and of the one before it. */
  keptStates(): SiteState[] {
    return this.#kept().flatMap((set) => readStateIn(set) ?? []);
  }

  /** What a file says in the live set and in the one before it, where they have it. */
  readInKept(file: string): string[] {
    return this.#kept().flatMap((set) => readIfThere(join(set, file)) ?? []);
  }

  /** The folder of a set that is kept and shows what a state wants shown. */
  findLike(state: SiteState): string | undefined {
    return this.#kept().find((set) => {
      const shown = readStateIn(set);
      return shown && haveSamePages(shown, state);
    });
  }

  /**
   * Makes a new set that is not live yet. What an interrupted release has left goes first.
   * @param fill writes its pages into its folder; when it throws, everything is as it was
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

  /** Makes a set, which has been flushed to the disk, the live one, at one instant. */
  show(set: string): void {
    const next = `${this.#link}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('sets', basename(set)), next);
    renameSync(next, this.#link);
    flush(this.#site);
  }

  /** Removes all sets but the live one and the one before. */
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

  /** Whatever else lies beside them is none: it stays, and no set is named after it. */
  #all(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => /^\d+$/.test(name))
      .map((name) => join(this.#folder, name));
  }

  /** A number that no set here has had: the api knows sets by their names. */
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
