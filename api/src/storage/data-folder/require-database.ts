import { existsSync } from 'node:fs';
import type { Config } from '../../config';
import { sqliteFile } from '../database';
import { DataFolderError } from './data-folder-error';

/**
 * For a command, which works on what a server has made: without DATA_DIR it would otherwise make an empty database and a
 * key wherever it is started, and answer for that one. Throws a DataFolderError that says what to do.
 */
export function requireDatabase({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  if (databaseUrl !== undefined || existsSync(sqliteFile(dataDir))) return;
  throw new DataFolderError(
    [
      `There is no database in DATA_DIR (${dataDir}), and nothing was made there.`,
      'Say which folder the server uses, as its unit or its start does: DATA_DIR=/var/lib/church before the command; or DATABASE_URL where it uses PostgreSQL. A new site has a database once its server has started.',
    ].join('\n'),
  );
}
