import { mustRun } from '../run-program.ts';

await mustRun(process.execPath, ['--import', 'tsx', 'bench/main.ts'], 'api');
