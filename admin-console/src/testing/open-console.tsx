// Loaded ahead, so that a test does not wait for what a visitor's browser would fetch.
import '../app/dashboard-page';
import '../session/login/admin-login-entry';
import { routes } from '../remote';
import { renderRoutes } from './render-view';

/** Opens an address of the console as the shell would. Only the network has to be replaced (`shared-ui/fake-network`). */
export const openConsole = (address: string) => renderRoutes(routes, address);
