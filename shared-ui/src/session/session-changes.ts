/** Notifies of changes to one kind of session in the browser's storage. */
export class SessionChanges {
  /**
   * @param eventName event on the window: shell and remotes are separate bundles without shared modules, so the name is
   *   part of their contract
   */
  constructor(private readonly eventName: string) {}

  /** Needed for this page, because the browser notifies only other tabs. */
  announce(): void {
    window.dispatchEvent(new Event(this.eventName));
  }

  /**
   * Calls `listener` when the session may have changed: here, in another tab, or while the page was in the back/forward
   * cache (safety 3.F).
   * @returns ends the subscription
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    const events = [this.eventName, 'storage', 'pageshow'];
    for (const name of events) window.addEventListener(name, listener);
    return () => {
      for (const name of events) window.removeEventListener(name, listener);
    };
  };
}
