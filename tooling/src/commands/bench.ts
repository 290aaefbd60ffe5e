import { mustRun } from '../run-program.ts';

await mustRun(process.execPath, ['--import', 'tsx', 'api/bench/main.ts']);
