import type * as english from 'shared-ui/http/server-messages.texts';

/** Few visitors are ever refused, so none but those load the words for it. */
export const readServerMessage: typeof english.readServerMessage = (body) =>
  import('./coded-server-words').then(
    ({ readCodedServerMessage }) => readCodedServerMessage(body),
    // The page has words of its own.
    () => ({}),
  );

/** It is English: the page says its own. */
export const shownMessage: typeof english.shownMessage = () => undefined;
