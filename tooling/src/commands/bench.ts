import { mustRun } from '../run-program.ts';

// What is measured is what the sources say now.
await mustRun(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');
await mustRun(process.execPath, ['--import', 'tsx', 'bench/main.ts'], 'api');
