import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { slowdownFactor } from './slow-machine';

const { getElementError } = getConfig();

configure({
  /** Maximum milliseconds to wait for an element: generous for a busy machine, never a pause. */
  asyncUtilTimeout: 20_000 * slowdownFactor,
  /**
   * Omits the document from errors of a query that is being retried: Testing Library would print it for each attempt of
   * `findBy...` and `waitFor`. It is still printed after the timeout and for queries that do not wait.
   */
  getElementError: (message, container) =>
    isTriedAgain()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Testing Library uses the same flag for its queries by role, for the same reason. */
const isTriedAgain = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;
