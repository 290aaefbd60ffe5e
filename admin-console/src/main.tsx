import { dashboardPath } from './base/paths';

// Modules that are shared by the federation, such as React, are only available after an asynchronous import.
void Promise.all([import('shared-ui/standalone-site'), import('./remote')]).then(
  ([{ showStandaloneSite }, { routes }]) =>
    showStandaloneSite({ remote: 'admin-console', routes, home: dashboardPath }),
);
