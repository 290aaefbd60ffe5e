import { dashboardPath } from './base/paths';

// Modules shared through the federation, React among them, exist only behind an asynchronous import.
void Promise.all([import('shared-ui/standalone-site'), import('./remote')]).then(
  ([{ showStandaloneSite }, { routes }]) =>
    showStandaloneSite({ remote: 'admin-console', routes, home: dashboardPath }),
);
