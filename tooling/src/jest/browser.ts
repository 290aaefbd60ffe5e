import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { timesSlower } from './slow-machine';

const { getElementError } = getConfig();

configure({
  /** Milliseconds to wait for what must appear: a ceiling for a busy machine, never a pause. */
  asyncUtilTimeout: 20_000 * timesSlower,
  /**
   * Without the document while a query is tried again: Testing Library would print it for each try of `findBy...`
   * and `waitFor`. It still prints it when the time is over, and for a query that does not wait.
   */
  getElementError: (message, container) =>
    isTriedAgain()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Testing Library says so to its own queries by roles, for the same reason. */
const isTriedAgain = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;
