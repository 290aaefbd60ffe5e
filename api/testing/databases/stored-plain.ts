import type { StoredBody } from '../../src/storage/encryption/stored-body';

/** Returns JSON text as columns had it before encryption was added; it is read as it is. */
export const storedPlain = (body: string): StoredBody => body as unknown as StoredBody;
