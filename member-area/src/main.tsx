import { paths } from './paths';

// Modules that are shared by Module Federation, such as React, are only available after an asynchronous import.
void Promise.all([import('shared-ui/standalone-site'), import('./remote')]).then(
  ([{ showStandaloneSite }, { routes }]) =>
    showStandaloneSite({ remote: 'member-area', routes, home: paths.login }),
);
