import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { bundleModule } from './tooling/src/jest/bundle-modules.mjs';

/** Tests strip types with the same swc options as the browser builds. */
const swcOptions = createRequire(import.meta.url)('./tooling/swc-options.json');

/** `npm run test:full` also runs `*.full.test.ts`: slow, hostile or exhaustive tests. */
const isFull = process.env.TEST_FULL !== undefined;

const jestFolder = `${import.meta.dirname}/tooling/src/jest`;

const transformer = process.env.PLANTED ? `${jestFolder}/planting-transformer.mjs` : '@swc/jest';
const transform = { '^.+\\.tsx?$': [transformer, swcOptions] };

const environments = {
  browser: `${jestFolder}/browser-environment.ts`,
  node: 'node',
};

/** Declares one jest project per package. Browser packages run under jsdom, the others under Node. */
export const project = (name, environment, ownSetup = []) => ({
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  // Tests write to memory (tooling/src/checks/memory-folder.ts), but this cache must survive until the next run.
  cacheDirectory: `${import.meta.dirname}/node_modules/.cache/jest`,
  testEnvironment: environments[environment],
  transform,
  testMatch: ['<rootDir>/**/*.test.ts?(x)'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(isFull ? [] : ['\\.full\\.test\\.tsx?$']),
  ],
  // Tests see a CSS module's class names as the stylesheet spells them.
  moduleNameMapper: {
    '\\.css$': `${jestFolder}/css-module.ts`,
    ...bundleModule('fastify', `${import.meta.dirname}/api`),
    ...bundleModule('@fastify/swagger', `${import.meta.dirname}/api`),
    ...bundleModule('@sinclair/typebox', `${import.meta.dirname}/contract`),
    ...bundleModule('fast-json-stringify', `${import.meta.dirname}/api`),
    ...bundleModule('hucre', `${import.meta.dirname}/api`, ['/xlsx']),
    ...bundleModule('kysely', `${import.meta.dirname}/api`, ['', '/migration']),
  },
  setupFilesAfterEnv: [
    `${jestFolder}/fail-on-console.ts`,
    ...(environment === 'browser' ? [`${jestFolder}/browser.ts`] : []),
    ...ownSetup,
  ],
});

/** Options for projects whose tests start the server and databases. */
export const servers = {
  globalSetup: `${import.meta.dirname}/api/testing/global-setup.ts`,
  globalTeardown: `${import.meta.dirname}/api/testing/global-teardown.ts`,
};

/**
 * A team's checkout has the sources of some packages only (tooling/src/checkout.ts).
 * @param projects results of `project`
 */
export const configure = (projects) => ({
  // The timeout in milliseconds is generous because the machine may be busy with other work.
  testTimeout: 60_000 * Number(process.env.TIMES_SLOWER ?? 1),
  // Tests wait for processes, timers and disks, so one worker more than there are cores keeps the cores busy.
  maxWorkers: availableParallelism() + 1,
  projects: projects.filter(({ rootDir }) => existsSync(`${rootDir}/tsconfig.json`)),
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
  // Playwright runs the journeys (*.spec.ts); jest tests their fixtures.
  project('e2e', 'node'),
  project('locales', 'node'),
]);
