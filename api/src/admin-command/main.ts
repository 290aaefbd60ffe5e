import { AdminRepository } from '../admin-session/admin-repository';
import { AuditLog } from '../audit/audit-log';
import { ConfigError, readConfig } from '../config';
import { PasswordChecker } from '../passwords/password-checker';
import { openDatabase } from '../storage/database';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { AdminCommandFault, runAdminCommand } from './admin-command';

/** `create`, `reset-password`, `list`, `revoke` and `audit`, on the database that the environment names. */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await runAdminCommand(process.argv.slice(2), {
      admins: new AdminRepository(database, () => new Date(), makeTimeOrderedId),
      passwords: new PasswordChecker(),
      audit: new AuditLog(database, () => new Date()),
      print: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await database.destroy();
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof AdminCommandFault || error instanceof ConfigError;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isPlain ? message : stack}\n`);
  process.exitCode = 1;
});
