import { cleanup } from '@testing-library/react';
import { refuse } from './testing/refused-call';
import { refusedCalls } from './testing/refused-calls';

jest.mock('./records/table/record-table');

const statuses = [400, 403, 404, 409, 413, 415, 422, 428, 429, 503];

// A list that cannot be loaded is logged (requirements 8).
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => sessionStorage.clear());

it.each(refusedCalls.map((refused) => [refused.call, refused] as const))(
  'says that the server refused it, whatever the reason: %s',
  async (_call, refused) => {
    for (const status of statuses) {
      await expect(refuse(refused, { status })).resolves.toBeUndefined();
      cleanup();
      sessionStorage.clear();
    }
  },
);
