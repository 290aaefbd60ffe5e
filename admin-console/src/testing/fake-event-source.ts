import { act } from '@testing-library/react';
import type { ConsoleEventData } from 'contract/console-event-requests';

/** Replaces the browser's EventSource, which jsdom lacks. */
export class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }

  tell(name: 'arrived' | 'changed' | 'rights', news: ConsoleEventData | object) {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(news) })));
  }

  say(name: 'open' | 'error') {
    act(() => void this.dispatchEvent(new Event(name)));
  }
}

/** Installs the fake for each test of a file. Returns a function that gets the open connection. */
export function fakeEventSource(): () => FakeEventSource {
  beforeEach(() => {
    FakeEventSource.opened.length = 0;
    Object.assign(window, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'EventSource');
  });
  return () => {
    const [open, ...others] = FakeEventSource.opened.filter(({ isClosed }) => !isClosed);
    if (!open || others.length > 0) throw new Error('Not exactly one connection is open.');
    return open;
  };
}
