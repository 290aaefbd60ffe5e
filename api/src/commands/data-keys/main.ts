import { ConfigError, readConfig } from '../../config';
import { DataFolderError } from '../../storage/data-folder/data-folder-error';
import { requireDatabase } from '../../storage/data-folder/require-database';
import { DataKeyError } from '../../storage/encryption/data-key-error';
import { KeySource } from '../../storage/encryption/key-file';
import { errorCode } from '../../storage/error-code';
import { openDatabase } from '../../storage/database';
import { runDataKeyCommand } from './data-key-command';

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** The command for the keys of encrypted data, on the database that the environment names. */
async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  const source = new KeySource(config, printLine);
  const words = process.argv.slice(2);
  await runDataKeyCommand(words, source, printLine, async (work, mayLackKeys = false) => {
    requireDatabase(config);
    const options = { printLine, mayLackKeys };
    const database = await openDatabase(config, undefined, undefined, options);
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  });
}

// The await makes an unsettled promise end the process with an error code.
await main().catch((error: unknown) => {
  const isPlain =
    error instanceof DataKeyError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    // An error of a disk or a database has a code that its operator knows.
    errorCode(error) !== undefined;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isPlain ? message : stack}\n`);
  process.exitCode = 1;
});
