import { mutantsCheck } from '../checks/mutants-check.ts';
import { runStages } from '../checks/run-stages.ts';

/** `npm run test:mutants`: whether the tests of `npm test` find planted faults; `-- <words>`: faults that say them. */
const words = process.argv.slice(2).join(' ');
await runStages([{ name: 'mutants', checks: [mutantsCheck(words)] }]);
