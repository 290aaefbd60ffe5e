import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run admin -- create|reset-password|list|revoke|audit`: the accounts of staff and the log of what they did, on the database that the server uses. */
await runAsThisProcess(process.execPath, [
  '--import',
  'tsx',
  'api/src/commands/admin-command/main.ts',
  ...process.argv.slice(2),
]);
