import { findChangedStages } from '../checks/changed-stages.ts';
import { runStages } from '../checks/run-stages.ts';

/** `npm run test:changed [-- <commit>]`: what a change since that commit, or since the last one, can reach. */
const [base = 'HEAD'] = process.argv.slice(2);
await runStages(await findChangedStages(base));
