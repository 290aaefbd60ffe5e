import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run endurance`, or one proof of it: `npm run endurance -- kill 200`. */
await runAsThisProcess(
  process.execPath,
  ['--import', 'tsx', 'endurance/main.ts', ...process.argv.slice(2)],
  'api',
);
