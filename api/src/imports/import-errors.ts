import type { undoImport } from 'contract/import-requests';
import type { ConflictOf } from 'contract/request';
import { HttpError } from '../http/errors/http-error';

export const importRunning = () =>
  new HttpError(
    409,
    { code: 'import-running' },
    'Something is being imported already. Please try again in a few minutes.',
  );

export const importNothing = () =>
  new HttpError(
    409,
    { code: 'import-nothing' },
    'There is nothing in this file that can be imported. Please look at its rows again.',
  );

export const importUndone = () =>
  new HttpError(
    409,
    { code: 'import-undone' },
    'This import was undone already. Please reload the list.',
  );

/** The error for an import on which somebody has built; it says where. */
export const importBuiltOn = (more: ConflictOf<typeof undoImport>) =>
  new HttpError(
    409,
    { code: 'import-built-on' },
    'Somebody has worked with these records since, so the import was not undone: their work would be lost.',
    { more },
  );
