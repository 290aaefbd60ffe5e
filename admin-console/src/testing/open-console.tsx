// Imported so that no test waits for the lazy modules.
import '../app/dashboard-page';
import '../session/login/admin-login-entry';
import { routes } from '../remote';
import { renderRoutes } from './render-view';

/** Opens an address of the console like the shell. Only the network has to be faked (`shared-ui/fake-network`). */
export const openConsole = (address: string) => renderRoutes(routes, address);
