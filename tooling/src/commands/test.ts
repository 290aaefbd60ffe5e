import { chooseStages } from '../checks/chosen-stages.ts';
import { runStages } from '../checks/run-stages.ts';
import { quickStages } from '../checks/stages.ts';

/**
 * `npm test` checks what CI checks, in ten minutes; `npm test -- <words>` runs what has one of the words in its name.
 */
const words = process.argv.slice(2);
await runStages(words.length === 0 ? quickStages : await chooseStages(words));
