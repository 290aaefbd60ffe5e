/** The changes of one kind of session that the browser's storage keeps. */
export class SessionChanges {
  /**
   * @param eventName carried by the window: shell and remotes are bundled apart and share no module, only the page. The
   * name is part of their agreement.
   */
  constructor(private readonly eventName: string) {}

  /** Tells this page, for the browser tells only the others. */
  announce(): void {
    window.dispatchEvent(new Event(this.eventName));
  }

  /**
   * Calls `listener` whenever the session may have changed: here, in another tab, or while this page lay in
   * the back/forward cache (safety 3.F). The answer ends the subscription.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    const events = [this.eventName, 'storage', 'pageshow'];
    for (const name of events) window.addEventListener(name, listener);
    return () => {
      for (const name of events) window.removeEventListener(name, listener);
    };
  };
}
