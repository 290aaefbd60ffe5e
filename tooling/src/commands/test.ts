import { chooseChecks } from '../checks/chosen-checks.ts';
import { allChecks } from '../checks/checks.ts';
import { runChecks } from '../checks/run-checks.ts';

/** `npm test` checks everything, `npm test -- <words>` what has one of the words in its name. */
const words = process.argv.slice(2);
await runChecks(words.length === 0 ? allChecks : await chooseChecks(words));
