import { AdminRepository } from '../admin-session/admin-repository';
import { AuditAnchors } from '../audit/audit-anchors';
import { AuditLog } from '../audit/audit-log';
import { ConfigError, readConfig } from '../config';
import { LoginAttemptRepository } from '../login-guard/login-attempt-repository';
import { PasswordChecker } from '../passwords/password-checker';
import { RoleRepository } from '../roles/role-repository';
import { openDatabase } from '../storage/database';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { AdminCommandFault, runAdminCommand } from './admin-command';

const now = () => new Date();

/** `create`, `roles`, `reset-password`, `reset-factors`, `list`, `revoke` and `audit`, on the database that the environment names. */
async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await runAdminCommand(process.argv.slice(2), {
      database,
      makeId: makeTimeOrderedId,
      admins: new AdminRepository(database, now, makeTimeOrderedId),
      roles: new RoleRepository(database),
      passwords: new PasswordChecker(),
      attempts: new LoginAttemptRepository(database, now),
      audit: new AuditLog(database, now),
      anchors: new AuditAnchors(config.dataDir),
      now,
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
