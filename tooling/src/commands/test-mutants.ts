import { mutantsCheck } from '../checks/mutants-check.ts';
import { runStages } from '../checks/run-stages.ts';

/** `npm run test:mutants`: checks that the tests of `npm test` detect planted faults; `-- <words>` selects faults. */
const words = process.argv.slice(2).join(' ');
await runStages([{ name: 'mutants', checks: [mutantsCheck(words)] }]);
