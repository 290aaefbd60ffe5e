import { runStages } from '../checks/run-stages.ts';
import { fullStages } from '../checks/stages.ts';

/** `npm run test:full`: everything, also what is slow, hostile or exhaustive. */
await runStages(fullStages);
