import type * as english from 'shared-ui/http/server-messages.texts';

/** The messages are loaded on demand, because few visitors are ever refused. */
export const readServerMessage: typeof english.readServerMessage = (body) =>
  import('./coded-server-words').then(
    ({ readCodedServerMessage }) => readCodedServerMessage(body),
    // Without the messages the page shows its own.
    () => ({}),
  );

/** The server's message is English, so the page shows its own. */
export const shownMessage: typeof english.shownMessage = () => undefined;
