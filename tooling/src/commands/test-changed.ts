import { findChangedStages } from '../checks/changed-stages.ts';
import { runStages } from '../checks/run-stages.ts';

/** `npm run test:changed [-- <commit>]`: checks what a change since that commit, or since HEAD, can affect. */
const [base = 'HEAD'] = process.argv.slice(2);
await runStages(await findChangedStages(base));
