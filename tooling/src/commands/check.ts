import { staticChecks } from '../checks/checks.ts';
import { runChecks } from '../checks/run-checks.ts';

await runChecks([staticChecks]);
