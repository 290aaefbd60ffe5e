import { browserPackages } from '../packages.ts';
import type { SiteState } from '../site/site-state.ts';

/** Describes each package in one line: the stable release, the canary, and those to roll back to. */
export function describeStatus({ origin, packages, serviceWorker }: SiteState): string {
  const lines = browserPackages.map((name) => {
    const { stable, canary, kept } = packages[name];
    const trial = canary ? `, canary ${canary.version} for ${canary.percent} %` : '';
    const others = kept.filter((version) => version !== stable && version !== canary?.version);
    const earlier = others.length > 0 ? `, kept ${others.join(' ')}` : '';
    return `${name.padEnd(longestName)}  ${stable}${trial}${earlier}`;
  });
  if (serviceWorker) lines.push(`The service worker is switched ${serviceWorker}.`);
  return [`Live at ${origin}:`, ...lines].join('\n');
}

const longestName = Math.max(...browserPackages.map((name) => name.length));
