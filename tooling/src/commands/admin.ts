import { runAsThisProcess } from '../machine/run-program.ts';

/**
 * `npm run admin -- create|reset-password|list|revoke|audit`: manages staff accounts and reads the audit log, on the
 * server's database.
 */
await runAsThisProcess(process.execPath, [
  '--import',
  'tsx',
  'api/src/commands/admin-command/main.ts',
  ...process.argv.slice(2),
]);
