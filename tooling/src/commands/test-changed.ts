import { findChangedChecks } from '../checks/changed-checks.ts';
import { runChecks } from '../checks/run-checks.ts';

/** `npm run test:changed [-- <commit>]`: what a change since that commit, or since the last one, can reach. */
const [base = 'HEAD'] = process.argv.slice(2);
await runChecks(await findChangedChecks(base));
