/**
 * Chromium 156 loads two pages of its own into every new window, for the popups of an address bar that the tests
 * never use: a second of processor time for each journey.
 */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65.1 turns off by itself. Chromium knows the last list alone, which is ours. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** For a browser that is launched to be looked into. */
export const disableFeatures = `--disable-features=${[...playwrightsOwn, ...addressBarPopups].join()}`;
