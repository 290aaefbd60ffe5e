import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run data-key -- list|rotate`: the keys of the encrypted data (docs/deploy.md). */
await runAsThisProcess(process.execPath, [
  '--import',
  'tsx',
  'api/src/commands/data-keys/main.ts',
  ...process.argv.slice(2),
]);
