import { existsSync } from 'node:fs';
import type { Config } from '../../config';
import { sqliteFile } from '../database';
import { DataFolderError } from './data-folder-error';

/**
 * Makes a command fail where there is no database. Without DATA_DIR it would otherwise create an empty database and a
 * key wherever it is started. Throws a DataFolderError, whose message says what to do.
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
