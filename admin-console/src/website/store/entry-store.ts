import { tidyText } from 'contract/content-text';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import type { IncompleteEntry, StoredEntry } from 'contract/stored-entry';
import type { FieldIssue } from 'contract/wire';
import { getAdminToken } from '../../session/admin-session';
import { sendAction, deleteEntry, storeDraft } from './entry-requests';
import type { EntryResult, EntryAction } from './entry-requests';
import { findInvalidParts, findLacks, isSameText, getText } from '../entry-text';
import { NewEntry } from './new-entry';
import { dropTypedText, keepTypedText, getTypedText } from './typed-texts';

export type Saving =
  | { readonly is: 'stored' | 'unsaved' | 'saving' | 'faulty' }
  /** It is retried automatically. `message`: the server's reason, if it gave one. */
  | { readonly is: 'offline'; readonly message: string | undefined }
  | {
      readonly is: 'refused';
      readonly message: string | undefined;
      readonly issues: readonly FieldIssue[];
    }
  /** A colleague stored another text: nothing is sent until the user has chosen. */
  | { readonly is: 'conflict'; readonly theirs: StoredEntry };

export interface EntryState {
  /** The server's version; undefined for a new entry. */
  readonly stored: StoredEntry | undefined;
  readonly text: ContentText;
  readonly saving: Saving;
  /** The time of the last save from this form. */
  readonly savedAt: Date | undefined;
}

export type ActionOutcome =
  | { readonly is: 'done' | 'overtaken' | 'not-saved' }
  | { readonly is: 'incomplete'; readonly incomplete: IncompleteEntry }
  | { readonly is: 'refused' | 'failed'; readonly message: string | undefined };

/** Milliseconds after the last key. */
export const saveDelay = 1000;
/** Delays in milliseconds: doubled with each retry, up to the second. */
export const retryDelays = [5000, 60_000] as const;

/**
 * One entry while it is edited. Input is kept in the tab at once, and stored as a draft a second later. Requests are
 * sent one after the other, each with the revision of the previous response.
 */
export class EntryStore {
  readonly #listeners = new Set<() => void>();
  #state: EntryState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOpen = false;
  readonly #new: NewEntry;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly kind: ContentKind,
    stored: StoredEntry | undefined,
    /** Called with each entry that the server returns, even after the page was left. */
    readonly onStored: (entry: StoredEntry) => void,
  ) {
    this.#state = { stored, text: getText(stored), saving: { is: 'stored' }, savedAt: undefined };
    const typed = getTypedText(kind, stored?.id);
    this.#new = new NewEntry(kind, typed?.text);
    if (!typed || isSameText(kind, typed.text, this.#state.text)) return;
    const isOvertaken = stored !== undefined && typed.revision !== stored.revision;
    const saving: Saving = isOvertaken ? { is: 'conflict', theirs: stored } : { is: 'unsaved' };
    this.#state = { ...this.#state, text: typed.text, saving };
  }

  readonly read = (): EntryState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts to save automatically, including input of an earlier visit. Returns the function that stops it. */
  open(): () => void {
    this.#isOpen = true;
    if (this.#state.saving.is === 'unsaved') this.#saveIn(saveDelay);
    return () => {
      // After a logout there is no user for whom to store it.
      if (getAdminToken() !== undefined) void this.save();
      clearTimeout(this.#timer);
      this.#isOpen = false;
    };
  }

  write(text: ContentText): void {
    const { stored, saving } = this.#state;
    keepTypedText(this.kind, stored?.id, { text, revision: stored?.revision ?? 0 });
    const isWaiting = saving.is === 'conflict' || saving.is === 'offline';
    this.#set({ text, saving: isWaiting ? saving : { is: 'unsaved' } });
    if (!isWaiting) this.#saveIn(saveDelay);
  }

  /** Continues from a colleague's version, with the text that the user chose. */
  resolve(theirs: StoredEntry, text: ContentText): Promise<boolean> {
    this.#set({ stored: theirs, saving: { is: 'unsaved' } });
    this.write(text);
    return this.save();
  }

  /** Saves at once. Resolves to whether the server has all input. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#inTurn(() => this.#save());
  }

  /** Publishes the form's text, unpublishes the entry, discards the draft, or plans an action. */
  async act(action: EntryAction): Promise<ActionOutcome> {
    if (action === 'discard') this.#forget();
    else if (!(await this.save())) return { is: 'not-saved' };
    return this.#inTurn(async () => {
      const { stored, text } = this.#state;
      if (!stored) return { is: 'incomplete', incomplete: findLacks(this.kind, text) };
      if (action === 'discard' && !stored.draft) return { is: 'done' };
      return this.#settle(await sendAction(this.kind, action, stored));
    });
  }

  /** Deletes the entry and its unsaved input. */
  async remove(): Promise<ActionOutcome> {
    clearTimeout(this.#timer);
    return this.#inTurn(async () => {
      const { stored } = this.#state;
      const result: EntryResult = stored
        ? await deleteEntry(this.kind, stored)
        : { came: 'deleted' };
      return this.#settle(result);
    });
  }

  async #save(): Promise<boolean> {
    const { stored, text, saving } = this.#state;
    if (saving.is === 'conflict') return false;
    if (isSameText(this.kind, text, getText(stored))) {
      this.#rest();
      return true;
    }
    if (findInvalidParts(this.kind, text).length > 0) {
      this.#set({ saving: { is: 'faulty' } });
      return false;
    }
    this.#set({ saving: { is: 'saving' } });
    const draft = tidyText(this.kind, text);
    const result = await (stored ? storeDraft(this.kind, stored, draft) : this.#new.store(draft));
    return this.#takeSaved(result, text);
  }

  #takeSaved(result: EntryResult, sent: ContentText): boolean {
    if (result.came === 'nothing') {
      this.#set({ saving: { is: 'offline', message: result.message } });
      this.#saveIn(this.#restAfterFailure());
      return false;
    }
    this.#failures = 0;
    if (result.came === 'overtaken') return this.meet(result.entry);
    if (result.came !== 'entry') {
      const { message, issues } =
        result.came === 'refusal' ? result : { message: undefined, issues: [] };
      this.#set({ saving: { is: 'refused', message, issues } });
      return false;
    }
    dropTypedText(this.kind, this.#state.stored?.id);
    const isAll = this.#state.text === sent;
    this.#set({ stored: result.entry, savedAt: new Date(), saving: { is: 'stored' } });
    this.onStored(result.entry);
    if (!isAll) this.write(this.#state.text);
    return isAll;
  }

  /** Handles a colleague's change. Returns whether it does not conflict with local input. */
  meet(theirs: StoredEntry): boolean {
    const { stored, text } = this.#state;
    const isTheirs = isSameText(this.kind, text, getText(theirs));
    // An action such as planning leaves the text unchanged.
    const isUntouched = isSameText(this.kind, getText(theirs), getText(stored));
    if (isTheirs || isUntouched || isSameText(this.kind, text, getText(stored))) {
      this.#take(theirs);
      return isTheirs;
    }
    this.#set({ saving: { is: 'conflict', theirs } });
    return false;
  }

  #settle(result: EntryResult): ActionOutcome {
    if (result.came === 'entry') {
      this.#take(result.entry);
      return { is: 'done' };
    }
    if (result.came === 'overtaken') {
      this.meet(result.entry);
      return { is: 'overtaken' };
    }
    if (result.came === 'incomplete') return { is: 'incomplete', incomplete: result.incomplete };
    if (result.came === 'nothing') return { is: 'failed', message: result.message };
    if (result.came === 'refusal') return { is: 'refused', message: result.message };
    this.#forget();
    return { is: 'done' };
  }

  /** Sets the form to the server's text; input during the request stays. */
  #take(entry: StoredEntry): void {
    const { stored, text } = this.#state;
    const isTyped = !isSameText(this.kind, text, getText(stored));
    this.#set({ stored: entry });
    this.onStored(entry);
    if (isTyped && !isSameText(this.kind, text, getText(entry))) return this.write(text);
    this.#forget();
  }

  #forget(): void {
    this.#set({ text: getText(this.#state.stored) });
    this.#rest();
  }

  /** Marks everything as saved. */
  #rest(): void {
    clearTimeout(this.#timer);
    dropTypedText(this.kind, this.#state.stored?.id);
    this.#set({ saving: { is: 'stored' } });
  }

  #restAfterFailure(): number {
    const [first, longest] = retryDelays;
    this.#failures += 1;
    return Math.min(first * 2 ** (this.#failures - 1), longest);
  }

  #saveIn(rest: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.save(), rest);
  }

  #inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #set(change: Partial<EntryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
