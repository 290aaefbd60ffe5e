import { runAsThisProcess, runOrThrow } from '../machine/run-program.ts';

// What is measured is what the sources say now.
await runOrThrow(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');
// The table says which goals were missed.
await runAsThisProcess(
  process.execPath,
  ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)],
  'api',
);
