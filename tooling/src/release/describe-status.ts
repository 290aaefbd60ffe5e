import type { ReleaseChange, SiteState } from 'contract/site-state';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import type { PreviewedBuilds } from '../site/previewed-builds.ts';

/** Number of changes of each package that are shown. */
const shownChanges = 3;

/**
 * Describes each package in one line: the stable release, the canary, those to roll back to and those that only staff
 * see. The last changes follow, the latest one first.
 */
export function describeStatus(
  { origin, packages, serviceWorker }: SiteState,
  previews: Pick<PreviewedBuilds, 'list'>,
): string {
  const lines = browserPackages.flatMap((name) => {
    const { stable, canary, kept, changes = [] } = packages[name];
    const trial = canary ? `, canary ${canary.version} for ${canary.percent} %` : '';
    const others = kept.filter((version) => version !== stable && version !== canary?.version);
    const earlier = others.length > 0 ? `, kept ${others.join(' ')}` : '';
    const staffOnly = previewedVersions(name, previews);
    return [
      `${name.padEnd(longestName)}  ${stable}${trial}${earlier}${staffOnly}`,
      ...changes.slice(-shownChanges).reverse().map(describeChange),
    ];
  });
  if (serviceWorker) lines.push(`The service worker is switched ${serviceWorker}.`);
  return [`Live at ${origin}:`, ...lines].join('\n');
}

const longestName = Math.max(...browserPackages.map((name) => name.length));

function previewedVersions(name: BrowserPackage, previews: Pick<PreviewedBuilds, 'list'>): string {
  const versions = name === 'shell' ? [] : previews.list(name).map(({ version }) => version);
  return versions.length > 0 ? `, preview ${versions.join(' ')}` : '';
}

function describeChange({ at, by, did, version, percent }: ReleaseChange): string {
  const share = percent === undefined ? '' : ` for ${percent} %`;
  return `${' '.repeat(longestName)}  ${at.slice(0, 16).replace('T', ' ')} ${did} ${version}${share} (${by})`;
}
