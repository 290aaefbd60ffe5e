import { runStages } from '../checks/run-stages.ts';
import { fullStages } from '../checks/stages.ts';

/** `npm run test:full`: runs everything, including slow, hostile and exhaustive tests. */
await runStages(fullStages);
