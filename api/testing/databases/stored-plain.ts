import type { StoredBody } from '../../src/storage/encryption/stored-body';

/** JSON text as it stood in a column before anything was encrypted; it is read as it is. */
export const storedPlain = (body: string): StoredBody => body as unknown as StoredBody;
