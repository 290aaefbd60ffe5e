import { avoidedReleasesKey } from 'contract/registry';
import type { RemoteReleases } from 'contract/registry';
import { getStored, writeStored } from 'shared-ui/browser-storage';

const lotKey = 'canary-lot';

/**
 * Chooses the release of a remote for this visitor: the canary for visitors in its share, else the stable one, else the
 * last good one. A release that has failed in this tab is avoided while there is another.
 * @param lost a release that has just failed to load
 */
export function chooseVersion({ stable, canary, lastGood }: RemoteReleases, lost?: string): string {
  const onTrial = canary && drawLot() < canary.percent ? canary.version : undefined;
  const failed = `${readAvoided()} ${lost}`;
  return (
    [onTrial, stable, lastGood].find((version) => version && !failed.includes(version)) ?? stable
  );
}

/** Avoids a release until the tab is closed. */
export function avoidVersion(version: string): void {
  try {
    sessionStorage.setItem(avoidedReleasesKey, `${readAvoided()} ${version}`);
  } catch {
    // If storage is blocked, the page keeps what it has loaded, and the next page tries again.
  }
}

function readAvoided(): string {
  try {
    return sessionStorage.getItem(avoidedReleasesKey) ?? '';
  } catch {
    return '';
  }
}

/** The visitor's stored random number in [0, 100): a visitor keeps the canary while its share grows. */
function drawLot(): number {
  const lot = getStored(lotKey) ?? String(Math.random() * 100);
  writeStored(lotKey, lot);
  return Number(lot);
}
