import { ProductServer } from '../../../e2e/fixtures/product/product-server.ts';
import { describeFigures, meetsGoal } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { compareHome, measureHome } from './pages/home-speed.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { cleanUpOnExit } from './pages/machine/leave-nothing.ts';
import { raisePriority } from './pages/machine/priority.ts';
import { measureLocalRemotes } from './pages/local-remote-times.ts';
import { measurePublications } from './pages/publish-times.ts';
import { measureReleases } from './pages/release-times.ts';
import { measureScripts } from './pages/script-weights.ts';
import { openBenchSites } from './pages/bench-sites.ts';
import type { BenchSites } from './pages/bench-sites.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Parts that can be measured alone, by their name on the command line, in the order of the table. */
const parts: Readonly<
  Record<string, (server: ProductServer, sides: BenchSites) => Promise<Figure[]>>
> = {
  home: async (_server, sides) => compareHome(await measureHome(sides, say)),
  scripts: async (_server, { product, trustFlag }) => [await measureScripts(product, trustFlag)],
  lighthouse: (_server, { product, trustFlag }) => measureLighthouse(product, trustFlag, say),
  publications: measurePublications,
  releases: ({ siteFolder }) => measureReleases(siteFolder),
  local: measureLocalRemotes,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(`${unknown.join(', ')}: there is ${Object.keys(parts).join(', ')}.`);
}

cleanUpOnExit();
const stopGoingFirst = raisePriority();
const server = await ProductServer.create('own');
const sides = await openBenchSites(server.origin);
const figures: Figure[] = [];
try {
  for (const name of wanted) figures.push(...((await parts[name]?.(server, sides)) ?? []));
} finally {
  stopGoingFirst();
  sides.close();
  await server.dispose();
}
for (const line of describeFigures(figures)) say(line);
if (!figures.every(meetsGoal)) process.exitCode = 1;
