import { staticChecks } from '../checks.ts';
import { runChecks } from '../run-checks.ts';

await runChecks([staticChecks]);
