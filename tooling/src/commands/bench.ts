import { handOver, mustRun } from '../run-program.ts';

// What is measured is what the sources say now.
await mustRun(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');
// The table says which goals were missed.
await handOver(process.execPath, ['--import', 'tsx', 'bench/main.ts'], 'api');
