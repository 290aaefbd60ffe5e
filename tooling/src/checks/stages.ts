import { buildProduct, weighProduct } from '../build-product.ts';
import { throwIfOverweight } from '../render/page-budgets.ts';
import { buildPreviousReleases } from '../release/previous-releases.ts';
import { buildPseudoSite } from '../release/pseudo-site.ts';
import { work } from './check.ts';
import type { Stage } from './check.ts';
import { htmlCheck } from './html-check.ts';
import { engineJourneys, journeys } from './journeys.ts';
import { labChecks } from './lab-checks.ts';
import { mutantsCheck } from './mutants-check.ts';
import { oldestNodeCheck } from './oldest-node.ts';
import { everyTest, quickTests, teamTests } from './run-jest.ts';
import { deadCode, staticChecks } from './static-checks.ts';

const build: Stage = { name: 'build', checks: [work('build: the product', () => buildProduct())] };

/** Stages of `npm test` and CI, in the order in which failing is cheapest. */
export const quickStages: readonly Stage[] = [
  { name: 'static', checks: staticChecks },
  { name: 'tests', checks: [quickTests] },
  build,
  { name: 'journeys', checks: [journeys(['--project=quick'])] },
];

/** Stages of `npm test` in a team's checkout, which has neither the server nor the other remotes. */
export const teamStages: readonly Stage[] = [
  { name: 'static', checks: staticChecks },
  { name: 'tests', checks: [teamTests] },
];

const budgets: Stage = {
  name: 'budgets',
  checks: [
    work('budgets: scripts and the home page', async () => throwIfOverweight(weighProduct())),
  ],
};

/** Builds that journeys need: the product, a previous release of it, and its pseudo-locale. */
const allBuilds: readonly Stage[] = [
  build,
  {
    name: 'previous build',
    checks: [work('build: the release before, to mix with this one', buildPreviousReleases)],
  },
  {
    name: 'pseudo-locale build',
    checks: [work('build: the site in the pseudo-locale', buildPseudoSite)],
  },
];

/** Stages of `npm run test:full`, which runs before a release and each night. */
export const fullStages: readonly Stage[] = [
  { name: 'static', checks: staticChecks },
  { name: 'dead code', checks: [deadCode] },
  { name: 'tests', checks: [everyTest] },
  { name: 'lab', checks: labChecks },
  { name: 'Node 22', checks: [oldestNodeCheck] },
  ...allBuilds,
  budgets,
  { name: 'HTML', checks: [htmlCheck] },
  { name: 'journeys', checks: [journeys(['--project=full'])] },
  { name: 'engines', checks: [engineJourneys] },
  { name: 'mutants', checks: [mutantsCheck()] },
];

/** Selects journeys by words in their files or titles, with all builds that they may need. */
export const chosenJourneys = (words: readonly string[]): readonly Stage[] => [
  ...allBuilds,
  { name: 'journeys', checks: [journeys(['--project=full', ...words])] },
];
