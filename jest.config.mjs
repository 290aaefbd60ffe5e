import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { bundleModule } from './tooling/src/jest/bundle-modules.mjs';

/** The types are taken out, as for browsers. */
const swcOptions = createRequire(import.meta.url)('./tooling/swc-options.json');

/** `npm run test:full` also takes files named `*.full.test.ts`: what is slow, hostile or exhaustive. */
const isFull = process.env.TEST_FULL !== undefined;

const jestFolder = `${import.meta.dirname}/tooling/src/jest`;

const transformer = process.env.PLANTED ? `${jestFolder}/planting-transformer.mjs` : '@swc/jest';
const transform = { '^.+\\.tsx?$': [transformer, swcOptions] };

const environments = {
  browser: `${jestFolder}/browser-environment.ts`,
  node: 'node',
};

/** One jest project a package. Browser packages run under jsdom, the others under Node. */
export const project = (name, environment, ownSetup = []) => ({
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  // What tests write is in memory (tooling/src/checks/memory-folder.ts); this is kept for the next run.
  cacheDirectory: `${import.meta.dirname}/node_modules/.cache/jest`,
  testEnvironment: environments[environment],
  transform,
  testMatch: ['<rootDir>/**/*.test.ts?(x)'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(isFull ? [] : ['\\.full\\.test\\.tsx?$']),
  ],
  // A class name in a test is its name in the stylesheet.
  moduleNameMapper: {
    '\\.css$': `${jestFolder}/css-module.ts`,
    ...bundleModule('fastify', `${import.meta.dirname}/api`),
    ...bundleModule('hucre', `${import.meta.dirname}/api`, ['/xlsx']),
    ...bundleModule('kysely', `${import.meta.dirname}/api`, ['', '/migration']),
  },
  setupFilesAfterEnv: [
    `${jestFolder}/fail-on-console.ts`,
    ...(environment === 'browser' ? [`${jestFolder}/browser.ts`] : []),
    ...ownSetup,
  ],
});

/** Of projects whose tests start the server and databases. */
export const servers = {
  globalSetup: `${import.meta.dirname}/api/testing/global-setup.ts`,
  globalTeardown: `${import.meta.dirname}/api/testing/global-teardown.ts`,
};

/** @param projects what `project` answers of packages */
export const configure = (projects) => ({
  // Milliseconds; a ceiling for a machine that is busy with everything else.
  testTimeout: 60_000 * Number(process.env.TIMES_SLOWER ?? 1),
  // Tests wait for processes, timers and disks: one more than there are cores keeps these busy.
  maxWorkers: availableParallelism() + 1,
  projects,
});

export default configure([
  project('contract', 'node'),
  project('shared-ui', 'browser'),
  project('shell', 'browser'),
  project('public-site', 'browser', [
    `${import.meta.dirname}/public-site/src/testing/starter-setup.ts`,
  ]),
  project('member-area', 'browser'),
  project('admin-console', 'browser'),
  { ...project('api', 'node'), ...servers },
  project('api-mock', 'node'),
  project('tooling', 'node'),
  // Journeys are Playwright's (*.spec.ts); here their fixtures are tested.
  project('e2e', 'node'),
  project('locales', 'node'),
]);
