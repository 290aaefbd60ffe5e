import { formStates } from './form-states.ts';
import { headerStates } from './header-states.ts';
import { faultStates, pageStates } from './page-states.ts';

/** Every state of the public screens that an eye and axe should see, but for those that a page opens in. */
export const screenStates = [...headerStates, ...formStates, ...pageStates, ...faultStates];
