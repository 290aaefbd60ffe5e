import { chooseStages } from '../checks/chosen-stages.ts';
import { runStages } from '../checks/run-stages.ts';
import { quickStages, teamStages } from '../checks/stages.ts';
import { isTeamCheckout } from '../checkout.ts';

/**
 * `npm test` checks what CI checks, in ten minutes; `npm test -- <words>` runs what has one of the words in its name. In
 * a team's checkout it checks what is there.
 */
const words = process.argv.slice(2);
const all = isTeamCheckout() ? teamStages : quickStages;
await runStages(words.length === 0 ? all : await chooseStages(words));
