import { AuditLog } from '../../storage/audit/audit-log';
import { ConfigError, readConfig } from '../../config';
import { DataFolderError } from '../../storage/data-folder/data-folder-error';
import { requireDatabase } from '../../storage/data-folder/require-database';
import { DataKeyError } from '../../storage/encryption/data-key-error';
import { PasswordChecker } from '../../auth/passwords/password-checker';
import { openDatabase } from '../../storage/database';
import { systemClock as now } from '../../storage/clock';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { runAdminCommand } from './admin-command';
import { AdminCommandError } from './admin-command-error';

/** The command for staff accounts and the audit log, on the database that the environment names. */
async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openDatabase(config);
  try {
    await runAdminCommand(process.argv.slice(2), {
      database,
      makeId: makeTimeOrderedId,
      staffPasswords: new PasswordChecker(),
      audit: new AuditLog(database, now),
      now,
      siteOrigin: () => config.publicUrl?.origin ?? `http://localhost:${config.port}`,
      isMailing: config.smtpUrl !== undefined,
      print: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await database.destroy();
  }
}

// The await makes an unsettled promise end the process with an error code.
await main().catch((error: unknown) => {
  const isPlain =
    error instanceof AdminCommandError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof DataKeyError;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isPlain ? message : stack}\n`);
  process.exitCode = 1;
});
