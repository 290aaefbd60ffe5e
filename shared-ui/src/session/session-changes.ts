/** The changes of one kind of session that the browser's storage keeps. */
export class SessionChanges {
  private readonly listeners = new Set<() => void>();

  /** Tells this page, for the browser tells only the others. */
  announce(): void {
    for (const listener of this.listeners) listener();
  }

  /**
   * Calls `listener` whenever the session may have changed: here, in another tab, or while this page lay in
   * the back/forward cache (SAFETY 3.F). The answer ends the subscription.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    window.addEventListener('storage', listener);
    window.addEventListener('pageshow', listener);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', listener);
      window.removeEventListener('pageshow', listener);
    };
  };
}
