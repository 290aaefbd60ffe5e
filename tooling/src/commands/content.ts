import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run content -- export|import`: the site's content and its files, as a folder (docs/move-or-leave.md). */
await runAsThisProcess(process.execPath, [
  '--import',
  'tsx',
  'api/src/commands/content-move/main.ts',
  ...process.argv.slice(2),
]);
