// Modules shared through the federation, React among them, exist only behind an asynchronous import.
void Promise.all([import('shared-ui/standalone-site'), import('./remote')]).then(
  ([{ showStandaloneSite }, { routes }]) =>
    showStandaloneSite({ remote: 'public-site', routes, home: '/' }),
);
