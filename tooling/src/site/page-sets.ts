import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteState } from 'contract/site-state';
import { flush, replaceFile, writeFileAtomically } from './durable-files.ts';
import { haveSamePages, stepsBack } from './site-state.ts';

/** File in each set that names the previously live set. */
const predecessor = 'predecessor';

/** File in each set that was live or is kept ready, but not in one that a killed release has left. */
export const completeMark = 'complete';

/**
 * Manages the page sets of a site, and the link to the live one. The live one is kept, the previous one for running
 * requests, and those that one step back shows (`stepsBack`), which then takes no longer than to replace the link.
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

  /** States of the live set and of the others that are kept. */
  keptStates(): SiteState[] {
    return this.kept().flatMap((set) => readStateIn(set) ?? []);
  }

  /** Contents of a file in the kept sets, where it exists. */
  readInKept(file: string): string[] {
    return this.kept().flatMap((set) => readIfThere(join(set, file)) ?? []);
  }

  /** The steps back whose pages are not kept yet. */
  unpreparedSteps(): readonly SiteState[] {
    const live = this.readState();
    const kept = this.keptStates();
    const steps = live ? stepsBack(live) : [];
    return steps.filter((step) => !kept.some((state) => haveSamePages(state, step)));
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
      writeFileSync(join(set, stateFile), writeState(state));
      writeFileSync(join(set, predecessor), basename(this.#live() ?? ''));
    } catch (error) {
      rmSync(set, { recursive: true, force: true });
      throw error;
    }
    return set;
  }

  /** Marks a set that is on the disk. A kill or a power cut may take the mark away; the set is then made anew. */
  markComplete(set: string): void {
    writeFileSync(join(set, completeMark), '');
  }

  /**
   * Makes a state live whose pages are kept.
   * @returns false, with nothing changed, if they are not
   */
  showKept(state: SiteState): boolean {
    const set = findLike(this.kept(), state);
    if (set === undefined) return false;
    replaceFile(join(set, stateFile), writeState(state));
    const live = this.#live();
    if (set === live) return true;
    // It only names a set that may be kept longer, so it is not flushed.
    writeFileAtomically(join(set, predecessor), basename(live ?? ''));
    this.show(set);
    return true;
  }

  /** Makes a set, which must be flushed to the disk, live atomically. */
  show(set: string): void {
    const next = `${this.#link}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('sets', basename(set)), next);
    renameSync(next, this.#link);
    flush(this.#site);
  }

  /** Removes all sets but those that are kept. */
  removeOthers(): void {
    const kept = this.kept();
    for (const set of this.#all().filter((one) => !kept.includes(one))) {
      rmSync(set, { recursive: true });
    }
  }

  /** Folders of the kept sets, the live one first. */
  kept(): readonly string[] {
    const live = this.#live();
    if (live === undefined) return [];
    const before = readIfThere(join(live, predecessor));
    const kept = before ? [live, join(this.#folder, before)] : [live];
    const state = readStateIn(live);
    const others = this.#all().filter((set) => existsSync(join(set, completeMark)));
    for (const step of state ? stepsBack(state) : []) {
      const set = findLike(kept, step) ?? findLike(others, step);
      if (set !== undefined && !kept.includes(set)) kept.push(set);
    }
    return kept;
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

  /**
   * Returns a number that no set has had, because the api identifies sets by name. The highest one may be gone after
   * going back, so it is stored.
   */
  #nextName(): string {
    const file = join(this.#site, lastName);
    const used = [readIfThere(file) ?? 0, ...this.#all().map((set) => basename(set))].map(Number);
    const name = String(Math.max(...used) + 1);
    writeFileAtomically(file, name);
    return name;
  }
}

const stateFile = 'state.json';

/** File of the site with the name of the last set that was created. */
const lastName = '.last-set';

const writeState = (state: SiteState): string => JSON.stringify(state, null, 2);

function readStateIn(set: string): SiteState | undefined {
  const text = readIfThere(join(set, stateFile));
  return text === undefined ? undefined : (JSON.parse(text) as SiteState);
}

/** Finds a set whose pages match a state. */
const findLike = (sets: readonly string[], state: SiteState): string | undefined =>
  sets.find((set) => {
    const shown = readStateIn(set);
    return shown && haveSamePages(shown, state);
  });

const readIfThere = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
